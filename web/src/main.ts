import "./app";
import { keepOffline } from "./base/updates";
import { lang } from "./i18n/i18n";

document.documentElement.lang = lang();
if (document.querySelector('meta[name="rakus-engine"]')) void keepOffline();
