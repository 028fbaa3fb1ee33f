/** Returns text values without surrounding spaces; passwords stay unchanged. */
export function trimValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? value.trim() : (value as unknown),
    ]),
  ) as Values;
}
