/** A query parameter that a plugin puts into the addresses of lists and entries. */
export interface AddressParameter {
  /** The plugin's id, a dot and a name: `i18n.locale` stands in addresses as `plugins[i18n][locale]`. */
  readonly id: string;
  /** What the calls to the server name it, such as `locale`. Of two with the same one the first added is sent. */
  readonly wire: string;
}

/** What the query of a list and its calls are made of; a parameter of that name would change the list. */
const ownNames: ReadonlySet<unknown> = new Set(['page', 'pageSize', 'sort', 'filters', '_q']);

const matches = (text: unknown, pattern: RegExp): boolean => typeof text === 'string' && pattern.test(text);

/** Returns what is wrong with a parameter that an author without a compiler may hand over, or undefined. */
export function checkParameter({
  id,
  wire,
}: {
  readonly id?: unknown;
  readonly wire?: unknown;
}): string | undefined {
  if (!matches(id, /^[a-z][a-z0-9-]*\.[\w-]+$/)) {
    return "An address parameter needs an id: the plugin's id, a dot and a name";
  }
  if (ownNames.has(wire)) return 'An address parameter cannot be sent under a name that lists have already';
  return matches(wire, /^[\w-]+$/)
    ? undefined
    : 'An address parameter needs the name that calls send: `wire`';
}
