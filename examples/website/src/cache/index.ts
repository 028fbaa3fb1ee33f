import { ChangeFeed } from './change-feed.ts';
import { PageStore } from './page-store.ts';

export type { StoredPage } from './page-store.ts';

/** The published pages in the memory of this process. */
export const pages = new PageStore();

/** The feed of changes that invalidates them. */
export const changes = new ChangeFeed(pages);
