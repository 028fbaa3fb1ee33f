/** For scripts that show a page before the panel is ready. They run beside the script of the document. */
export { groupPermissions } from '../permissions/grouped-permissions.ts';
export { englishNumber } from '../messages/english-number.ts';
export { appendStatic } from '../remembered-page/markup.ts';
export { applyFetchedStyles, showEarlyPage } from '../preload/early-page.ts';
export { readPreloadedResponses, panelBase } from '../preload/read-preloaded.ts';
export { showRememberedPage } from '../preload/show-remembered-page.ts';
export { storedLanguage } from '../preload/stored-preferences.ts';
export { staticNoValue, staticPage, type StaticPage } from './static-page.ts';
