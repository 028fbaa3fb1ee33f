/** The parameters of a query as they stand in an address: `{ a: { b: [1] } }` is `a[b][0]=1`. */
export function flatQuery(query: object): readonly (readonly [name: string, value: string])[] {
  const flat = (name: string, value: unknown): readonly (readonly [string, string])[] => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'string') return [[name, value]];
    if (typeof value !== 'object') return [[name, JSON.stringify(value)]];
    return Object.entries(value).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner));
  };
  return Object.entries(query).flatMap(([name, value]) => flat(name, value));
}
