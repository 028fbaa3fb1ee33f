import { isLocalized } from '@admin/content-model';
import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';
import { contentParts } from './load-content-parts.ts';

const label = { id: 'i18n.list.versions', defaultMessage: 'Languages' } as const;

/** A constant: a loader created with each computation of the columns would be fetched again for each page. */
const cell: NonNullable<ListColumn['cell']> = async () => ({ default: (await contentParts()).LocalesCell });

/** Adds a column with the locales that an entry exists in. */
export function withLocales(
  columns: readonly ListColumn[],
  { contentType }: ListContext,
): readonly ListColumn[] {
  if (!isLocalized(contentType)) return columns;
  return [
    ...columns,
    {
      name: 'i18n.locales',
      label,
      isSortable: false,
      width: '120px',
      cell,
    },
  ];
}
