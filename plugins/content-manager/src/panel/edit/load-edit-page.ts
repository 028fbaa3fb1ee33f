/** Fetches the code of the edit view, also before the user follows a link to an entry. */
export const loadEditPage = () => import('./EditPage.tsx');
