/** The part of the server's logger that the database uses. */
export interface DatabaseLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}
