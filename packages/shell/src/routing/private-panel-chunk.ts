import { createContext } from 'react';

/**
 * Fetches everything behind the sign-in: a chunk of its own, wanted while a visitor types or a token is
 * renewed. Fetched once, however often it is asked for.
 */
export const loadPrivatePanel = () => import('./private-panel.ts');

/** What is shown behind the sign-in. */
export type PrivatePanel = Awaited<ReturnType<typeof loadPrivatePanel>>;

/** The fetched panel, for the routes inside of it. */
export const PrivatePanelContext = createContext<PrivatePanel | null>(null);
