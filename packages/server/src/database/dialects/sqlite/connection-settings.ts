/** How long a statement waits for another process (a backup, a shell) that holds the file. */
export const busySeconds = 5;

/** Pages of the log that a commit moves itself, where so much is written that nobody keeps up with it beside. */
const longestLog = 20_000;

/** What every connection that writes has set, as pragmas. */
export const connectionSettings = [
  `busy_timeout = ${busySeconds * 1000}`,
  'synchronous = full',
  'foreign_keys = on',
  `wal_autocheckpoint = ${longestLog}`,
  'cache_size = -8192',
  'temp_store = memory',
] as const;
