import { isToOne, type AttributeType } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';

const widths: Partial<Record<AttributeType, string>> = {
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

const ownTimes = new Set(['createdAt', 'updatedAt']);

/**
 * How wide a column stands, as a CSS length; undefined for one that shares what the others leave. The one that
 * names the entries keeps its room however many there are.
 */
export function columnWidth({ name, attribute, width }: ListColumn, mainField: string): string | undefined {
  if (width !== undefined) return width;
  if (name === 'id') return '72px';
  if (name === 'publishedAt' || ownTimes.has(name)) return '130px';
  if (name === mainField) return '260px';
  if (!attribute) return undefined;
  if (attribute.type === 'relation' && !isToOne(attribute)) return '120px';
  if (attribute.type === 'component' && attribute.repeatable === true) return '120px';
  return widths[attribute.type];
}

const amounts = new Set<AttributeType>(['integer', 'biginteger', 'float', 'decimal']);

/** Amounts stand under each other by their last digit; an id is a name. */
export function columnAlign({ name, attribute, align }: ListColumn): 'start' | 'center' | 'end' {
  if (align) return align;
  return attribute && name !== 'id' && amounts.has(attribute.type) ? 'end' : 'start';
}
