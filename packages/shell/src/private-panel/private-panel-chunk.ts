import { createContext } from 'react';

/**
 * Loads everything behind the sign-in: a separate chunk, requested while a visitor types or a token is renewed. Fetched
 * once, however often it is called.
 */
export const loadPrivatePanel = () => import('./private-panel.ts');

/** The code behind the sign-in. */
type PrivateParts = Awaited<ReturnType<typeof loadPrivatePanel>>;

/** The panel of one session. */
export interface PrivatePanel {
  readonly parts: PrivateParts;
  /** The cache of server responses. It exists as long as the session, so that nothing is left for the next user. */
  readonly queries: ReturnType<PrivateParts['createQueryClient']>;
}

/** Provides the loaded panel to its routes. */
export const PrivatePanelContext = createContext<PrivatePanel | null>(null);
