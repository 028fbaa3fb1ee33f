import type { IntlShape } from 'react-intl';

type Unit = 'kilobyte' | 'megabyte' | 'gigabyte';

/** The unit that is a thousand of one. */
const larger: Readonly<Record<Unit, Unit | undefined>> = {
  kilobyte: 'megabyte',
  megabyte: 'gigabyte',
  gigabyte: undefined,
};

/** A size in words, `1.2 MB`. @param kilobytes as files say it */
export function fileSize(intl: IntlShape, kilobytes: number): string {
  // Sizes are stored with two digits, so the bytes of a smaller file are not known.
  if (kilobytes < 1) {
    return `< ${intl.formatNumber(1, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' })}`;
  }
  let value = kilobytes;
  let unit: Unit = 'kilobyte';
  while (value >= 1000 && larger[unit] !== undefined) {
    value /= 1000;
    unit = larger[unit] ?? unit;
  }
  const maximumFractionDigits = value >= 100 || unit === 'kilobyte' ? 0 : 1;
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}
