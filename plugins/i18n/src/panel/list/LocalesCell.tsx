import type { ListCellProps } from '@admin/plugin-content-manager/points';
import { useLocales } from '../locales/locales-query.ts';

/** The codes of the locales of an entry, in the order of the locales. */
export function LocalesCell({ entry }: ListCellProps) {
  const order = useLocales()?.map(({ code }) => code) ?? [];
  const versions = [entry, ...(entry.localizations ?? [])];
  const codes = versions.flatMap(({ locale }) => locale ?? []);
  return codes.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).join(', ');
}
