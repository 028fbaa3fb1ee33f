// The file operations of the embedded database that backups use. Loaded by the commands only.
export { copySqlite as copyEmbedded, lockFolder } from './dialects/sqlite/database-files.ts';
