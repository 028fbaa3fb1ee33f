export type { SessionState } from './session-store.ts';
export { storageKeys, type StoredUser } from './token-storage.ts';
export { openViewWindow, type ViewWindow } from './view/view-window.ts';
