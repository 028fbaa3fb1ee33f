import { type AttributeType, isToOne } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';

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
export const minTitleWidth = '180px';

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
