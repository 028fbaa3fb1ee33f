/**
 * Returns the address at which a browser finds a file that a response of the API names.
 * @param url as in the response: a path of that server, or a complete address
 * @param backendUrl address of the API, without a trailing slash; empty if it is the page's own origin
 */
export function fileAddress(url: string, backendUrl: string): string {
  return url.startsWith('/') ? `${backendUrl}${url}` : url;
}

/** Returns an address with a query, whose nested values are in brackets: `{ a: { b: [1] } }` is `a[b][0]=1`. */
export function addressWith(address: string, query: object = {}): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') {
      parameters.append(name, typeof value === 'string' ? value : JSON.stringify(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  const text = String(parameters);
  return text ? `${address}?${text}` : address;
}

/** Fills in `:name` parameters; values are escaped except for colons, which content type uids contain. */
export function pathOf(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/:([a-zA-Z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter "${name}".`);
    return encodeURIComponent(String(value)).replaceAll('%3A', ':');
  });
}
