import { type AttributeType, isToOne } from '@admin/content-model';
import type { TableColumn } from '@admin/ui';
import type { ListColumn } from '../../../points.ts';
import { sortField } from '../fields/columns.ts';

const widths: Partial<Record<AttributeType, string>> = {
  uid: '180px',
  email: '200px',
  relation: '140px',
  integer: '110px',
  biginteger: '130px',
  float: '110px',
  decimal: '110px',
  boolean: '90px',
  time: '100px',
  date: '130px',
  datetime: '180px',
  enumeration: '130px',
  media: '130px',
};

const usualWidth = '160px';

const ownTimes = new Set(['createdAt', 'updatedAt']);

/** The minimum width of the column that takes the remaining width. */
const minTitleWidth = '180px';

/** Returns the width of a column by its attribute type, as a CSS length. @param statusWidth that of the publication status */
export function columnWidth({ name, attribute, width }: ListColumn, statusWidth = '112px'): string {
  if (width !== undefined) return width;
  if (name === 'id') return '72px';
  if (name === 'publishedAt') return statusWidth;
  if (ownTimes.has(name)) return '130px';
  if (!attribute) return usualWidth;
  if (attribute.type === 'relation' && !isToOne(attribute)) return '120px';
  if (attribute.type === 'component' && attribute.repeatable === true) return '120px';
  return widths[attribute.type] ?? usualWidth;
}

const amounts = new Set<AttributeType>(['integer', 'biginteger', 'float', 'decimal']);

/** Returns the alignment of a column: numbers at the end, except ids. */
export function columnAlign({ name, attribute, align }: ListColumn): 'start' | 'center' | 'end' {
  if (align) return align;
  return attribute && name !== 'id' && amounts.has(attribute.type) ? 'end' : 'start';
}

/**
 * Returns the column that links to the entry: the main field, otherwise the first column of an attribute. Cells of
 * plugins may contain buttons, which a link must not contain.
 */
export function linkColumn(columns: readonly ListColumn[], mainField: string): ListColumn | undefined {
  return (
    columns.find(({ name, cell }) => name === mainField && !cell) ??
    columns.find(({ attribute, cell }) => attribute && !cell) ??
    columns[0]
  );
}

/** The position of a column in the table, and what its header does. */
export type ColumnPosition = Pick<
  TableColumn<never>,
  'id' | 'sortable' | 'align' | 'sticky' | 'width' | 'minWidth'
>;

/**
 * Returns the position of a column. Title and status stay visible when the table scrolls horizontally.
 */
export function columnPosition(
  column: ListColumn,
  {
    link,
    first,
    isSortable,
    statusText,
  }: {
    /** The column that links to the entry. */
    readonly link: ListColumn | undefined;
    readonly first: ListColumn | undefined;
    readonly isSortable: boolean;
    /** The longest text of the publication status; in other languages its badge is up to twice as long. */
    readonly statusText: string;
  },
): ColumnPosition {
  return {
    id: sortField(column),
    sortable: isSortable,
    align: columnAlign(column),
    ...(column === link ? { sticky: 'start' as const } : {}),
    ...(column.name === 'publishedAt' ? { sticky: 'end' as const } : {}),
    ...(column === (link ?? first)
      ? { minWidth: minTitleWidth }
      : { width: columnWidth(column, `max(112px, ${statusText.length}ch + 34px)`) }),
  };
}
