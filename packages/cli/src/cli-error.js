/** A failure that the user can fix; its message says how. */
export class CliError extends Error {}
