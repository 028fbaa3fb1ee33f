/**
 * Returns the address at which a browser finds a file that a response of the API names.
 * @param url as in the response: a path of that server, or a complete address
 * @param backendUrl address of the API, without a trailing slash; empty if it is the page's own origin
 */
export function fileAddress(url: string, backendUrl: string): string {
  return url.startsWith('/') ? `${backendUrl}${url}` : url;
}

/** Returns the parameters of a query in the notation of URLs: `{ a: { b: [1] } }` is `a[b][0]=1`. */
export function flatQuery(query: object): readonly (readonly [name: string, value: string])[] {
  const flat = (name: string, value: unknown): readonly (readonly [string, string])[] => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'string') return [[name, value]];
    if (typeof value !== 'object') return [[name, JSON.stringify(value)]];
    return Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner));
  };
  return Object.entries(query).flatMap(([name, value]) => flat(name, value));
}

/** Fills in `:name` parameters; values are escaped except for colons, which content type uids contain. */
export function pathOf(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/:([a-zA-Z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter "${name}".`);
    return encodeURIComponent(String(value)).replaceAll('%3A', ':');
  });
}
