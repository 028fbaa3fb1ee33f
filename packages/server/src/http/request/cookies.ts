/** The cookies of a request by name; of several with one name the first counts, as it is the most specific. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    if (separator > 0 && !cookies.has(name)) cookies.set(name, pair.slice(separator + 1).trim());
  }
  return Object.fromEntries(cookies);
}
