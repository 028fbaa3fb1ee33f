export type { SessionState } from './session-store.ts';
export { storageKeys, type StoredUser } from './token-storage.ts';
