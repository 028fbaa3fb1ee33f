/**
 * Returns a number as `Intl.NumberFormat` does in English, without creating a format: the first one of a page takes
 * Chromium 30 ms, a tenth of the time until the first list is shown.
 *
 * @returns undefined if the number has to be rounded, is not finite or negative zero, or has another option than
 * `maximumFractionDigits`: it needs a format
 */
export function englishNumber(
  value: number,
  { maximumFractionDigits = 3, ...others }: Intl.NumberFormatOptions = {},
): string | undefined {
  if (Object.keys(others).length > 0 || Object.is(value, -0)) return undefined;
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > maximumFractionDigits) return undefined;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}
