/** Fetches the code of the list settings. */
export const loadListSettings = () => import('../configuration/list/ListSettingsPage.tsx');
