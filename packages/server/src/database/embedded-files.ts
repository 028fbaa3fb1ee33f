// What backups need of the embedded database: its files, not what is in them. Loaded by the commands alone.
export { copySqlite as copyEmbedded, lockFolder } from './dialects/sqlite/database-files.ts';
