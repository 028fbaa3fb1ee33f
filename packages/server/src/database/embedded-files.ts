// What backups need of the embedded database: its files, not what is in them. Loaded by the commands alone.
export { copySqlite as copyEmbedded } from './dialects/sqlite/copy-sqlite.ts';
export { lockFolder } from './dialects/sqlite/folder-lock.ts';
