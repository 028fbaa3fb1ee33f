/** The unfinished thing that an author without a compiler may hand over. */
interface Draft {
  readonly id?: unknown;
  readonly wire?: unknown;
  readonly load?: unknown;
}

/** Returns the first thing that is wrong with a start of new entries, or undefined. */
export function checkStart({ id, wire, load }: Draft): string | undefined {
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*\.[\w-]+$/.test(id)) {
    return "A start needs an id: the plugin's id, a dot and a name";
  }
  if (wire !== undefined && (typeof wire !== 'string' || !/^[\w-]+$/.test(wire))) {
    return 'A start is sent under a name of letters, digits, _ and -: `wire`';
  }
  return typeof load === 'function' ? undefined : 'A start needs to `load` its values';
}
