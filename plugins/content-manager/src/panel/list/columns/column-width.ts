import { isToOne } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';

const narrow = new Set(['integer', 'biginteger', 'float', 'decimal', 'boolean', 'time']);

/** How wide a column stands, as a CSS length: short values need little, what names other entries more. */
export function columnWidth({ name, attribute }: ListColumn): string | undefined {
  if (name === 'id') return '80px';
  if (name === 'publishedAt') return '130px';
  if (!attribute) return undefined;
  if (narrow.has(attribute.type)) return '120px';
  if (attribute.type === 'relation' && !isToOne(attribute)) return '140px';
  return undefined;
}
