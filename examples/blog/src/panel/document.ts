import { contentPreload } from '@admin/plugin-content-manager/preload';
import { localeParameter, localesCall } from '@admin/plugin-i18n/preload';
import { applyStoredTheme, startFirstPage, storedLanguage } from '@admin/shell/preload';

// The inline script of the document. It runs before the first paint and the first request.
// Prevents a flash of another theme.
applyStoredTheme();
// Prevents a flash of another text direction.
const { tag, direction } = storedLanguage();
Object.assign(document.documentElement, { lang: tag, dir: direction });
startFirstPage([contentPreload([localeParameter], [localesCall])]);
