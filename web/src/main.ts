import "./app";
import { keepOffline } from "./base/updates";
import { lang } from "./i18n/i18n";

document.documentElement.lang = lang();
// The icon is named from where the page was opened: as an address of its own it stays when the page's address changes.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) icon.href = icon.href;
if (document.querySelector('meta[name="rakus-engine"]')) void keepOffline();
