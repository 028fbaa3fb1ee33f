/** Adds a value under a key in brackets: `filters[title][$contains]`. */
function append(params: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) return params.append(`${key}[$null]`, 'true');
  if (typeof value !== 'object') return params.append(key, `${value as string | number | boolean}`);
  const items = Object.entries(value);
  // Without an item the server would ignore the condition.
  if (Array.isArray(value) && items.length === 0) throw new TypeError(`${key} is an empty list`);
  // A part without further requests, such as `{ cover: {} }`, would be left out.
  if (items.length === 0 && /^populate\[(?!.*\[(filters\]|(populate|on)\]$))/.test(key))
    params.append(key, 'true');
  for (const [name, item] of items) append(params, `${key}[${name}]`, item);
}

/** Returns the search parameters of a request, in the flat form of entries. @throws TypeError for an empty list */
export function searchParams(query: object): URLSearchParams {
  const params = new URLSearchParams({ format: 'flat' });
  for (const [name, value] of Object.entries(query)) append(params, name === 'search' ? '_q' : name, value);
  return params;
}
