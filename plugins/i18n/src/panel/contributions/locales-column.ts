import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';
import { localesColumn } from '../../locales-column.ts';
import { contentParts } from './load-content-parts.ts';

/** A constant: a loader created with each computation of the columns would be fetched again for each page. */
const cell: NonNullable<ListColumn['cell']> = async () => ({ default: (await contentParts()).LocalesCell });

/** Adds a column with the locales that an entry exists in. */
export function withLocales(
  columns: readonly ListColumn[],
  { contentType }: ListContext,
): readonly ListColumn[] {
  return [...columns, ...localesColumn(contentType).map((column) => ({ ...column, cell }))];
}
