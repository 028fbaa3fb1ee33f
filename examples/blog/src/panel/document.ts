import { contentPreload } from '@admin/plugin-content-manager/preload';
import { localeParameter } from '@admin/plugin-i18n/preload';
import { applyStoredTheme, startFirstPage, storedLanguage } from '@admin/shell/preload';

// The one script inside of the document: what it does happens before anything is painted or fetched.
// So that no other theme than the chosen one flashes.
applyStoredTheme();
// Nor a side that is not the chosen language's first one.
const { code, tag = code, direction = 'ltr' } = storedLanguage();
Object.assign(document.documentElement, { lang: tag, dir: direction });
startFirstPage([contentPreload([localeParameter])]);
