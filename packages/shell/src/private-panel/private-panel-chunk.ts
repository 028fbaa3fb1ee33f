import { createContext } from 'react';

/**
 * Loads everything behind the sign-in: a separate chunk, requested while a visitor types or a token is renewed. Fetched
 * once, however often it is called.
 */
export const loadPrivatePanel = () => import('./private-panel.ts');

/** What is shown behind the sign-in. */
type PrivateParts = Awaited<ReturnType<typeof loadPrivatePanel>>;

/** The panel of one session. */
export interface PrivatePanel {
  readonly parts: PrivateParts;
  /** The cache of server answers. It lives as long as the session: nothing is left of it for the next user. */
  readonly queries: ReturnType<PrivateParts['createQueryClient']>;
}

/** The fetched panel, for the routes inside of it. */
export const PrivatePanelContext = createContext<PrivatePanel | null>(null);
