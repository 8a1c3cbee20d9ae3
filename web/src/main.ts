import "./app";
import { lang } from "./i18n/i18n";

document.documentElement.lang = lang();
