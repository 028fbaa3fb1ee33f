/** Fetches the edit view's code; also called when somebody is about to follow a link to an entry. */
export const loadEditPage = () => import('./EntryPage.tsx');
