// `preload.ts` runs before the panel: this file must not import the shell.

/** A query parameter that a plugin adds to the addresses of lists and entries. */
export interface AddressParameter {
  /** The plugin's id, a dot and a name: `i18n.locale` is `plugins[i18n][locale]` in addresses. */
  readonly id: string;
  /** Its name in requests to the server, such as `locale`. Of two with the same name the first added is sent. */
  readonly queryParam: string;
}

/** Parameters of list requests; an address parameter with one of these names would change the list. */
const listParameterNames: ReadonlySet<unknown> = new Set(['page', 'pageSize', 'sort', 'filters', '_q']);

const matches = (text: unknown, pattern: RegExp): boolean => typeof text === 'string' && pattern.test(text);

/** Returns the first problem of a parameter from an author without a compiler, or undefined. */
export function checkParameter({
  id,
  queryParam,
}: {
  readonly id?: unknown;
  readonly queryParam?: unknown;
}): string | undefined {
  if (!matches(id, /^[a-z][a-z0-9-]*\.[\w-]+$/)) {
    return "An address parameter needs an id: the plugin's id, a dot and a name";
  }
  if (listParameterNames.has(queryParam)) {
    return 'An address parameter cannot use the name of a list parameter as its `queryParam`';
  }
  return matches(queryParam, /^[\w-]+$/)
    ? undefined
    : 'An address parameter needs the name that requests send: `queryParam`';
}
