/** So many characters of a value are shown. */
const mostShown = 20_000;

/** So deep is a value written out. */
const deepest = 40;

/** The value without what lies deeper than anybody reads: writing a value of any depth out would overflow. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > mostShown ? `${value.slice(0, mostShown)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 1_000).map((item) => shallow(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shallow(held, depth + 1)]));
}

/** A value as JSON to be read: the beginning of a long one, and the outer levels of a deep one. */
export function shownJson(value: unknown): string {
  const json = JSON.stringify(shallow(value, 0), null, 2) ?? '';
  return json.length > mostShown ? `${json.slice(0, mostShown)}\n…` : json;
}
