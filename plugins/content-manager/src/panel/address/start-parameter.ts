/** What the address of a new entry says it begins from. */
export interface GivenStart {
  /** Of the `entryStarts` contribution that knows what it means. */
  readonly id: string;
  readonly value: string;
}

const start = /^start\[(?<id>[\w.-]+)\]$/;

/** The query that a new entry begins with something by: `start[i18n.translation]=3`. */
export function startQuery({ id, value }: GivenStart): Readonly<Record<string, string>> {
  return { [`start[${id}]`]: value };
}

/** Reads the query of a new entry's address; null for one that begins empty. */
export function givenStart(query: URLSearchParams): GivenStart | null {
  for (const [name, value] of query) {
    const id = start.exec(name)?.groups?.['id'];
    if (id !== undefined && value !== '') return { id, value };
  }
  return null;
}

/** The query of whatever is come to from a new entry: what that begins from is said of its own page only. */
export function withoutStart(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !start.test(name)));
}
