import { isLocalized } from '@admin/content-model';
import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';
import { contentParts } from '../load-content-parts.ts';

const label = { id: 'i18n.list.versions', defaultMessage: 'Languages' } as const;

/** Adds a column that tells in which languages an entry exists. */
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
      cell: () => contentParts().then(({ LocalesCell }) => ({ default: LocalesCell })),
    },
  ];
}
