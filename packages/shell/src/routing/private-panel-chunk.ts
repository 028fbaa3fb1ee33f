/**
 * Fetches everything behind the sign-in: a chunk of its own, wanted while a visitor types or a token is
 * renewed. Fetched once, however often it is asked for.
 */
export const loadPrivatePanel = () => import('./private-panel.ts');
