/** The plugins that threw the errors that are in the log already. */
const owners = new WeakMap<object, string>();

/** Records that an error was logged with the plugin that threw it, so that callers do not log it as theirs. */
export function markLogged(error: unknown, plugin: string): void {
  if (typeof error === 'object' && error !== null) owners.set(error, plugin);
}

/** Returns the id of the plugin with which an error was logged; undefined for an error that was not logged. */
export function loggedOwner(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? owners.get(error) : undefined;
}
