/** Fetches the code of the list settings. */
export const loadListSettings = () => import('../configuration/list/ListSettingsPage.tsx');

/** Fetches the code that arranges edit views and components. */
export const loadEditLayout = () => import('../configuration/layout/EditLayoutPage.tsx');
