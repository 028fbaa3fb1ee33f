import { staticNoValue } from '@admin/shell/early-page';
import { relativeText } from '@admin/ui/relative-distance';
import { staticBadge, staticElement as element, type StaticNode } from '@admin/ui/static';
import { ownValue, type Entry } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';
import { publicationMessages } from '../../publication/publication.ts';
import { shownText } from '../../text/shown-text.ts';
import styles from '../cells/cells.module.css';
import { linkCount, relatedName } from '../cells/related-name.ts';
import { isEmptyValue, ownTimes } from '../cells/ScalarCells.tsx';
import type { EarlyTexts } from '../../text/early-texts.ts';

/** A cell whose content the panel draws. */
const later: StaticNode = '';

/** Returns text on one line. */
function textCell(name: string, text: string): StaticNode {
  return element('span', { class: styles.text, 'data-name': name, dir: 'auto', title: text }, text);
}

function numberCell({ name, attribute }: ListColumn, value: unknown, { numberOf }: EarlyTexts): StaticNode {
  if (name === 'id') return element('span', { class: styles.id }, String(value));
  return numberOf(Number(value), attribute?.type === 'integer' ? 0 : 20);
}

function ownTime(text: string, { locale, now }: EarlyTexts): StaticNode {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return later;
  const shown = relativeText(locale, moment.getTime(), now);
  return element('time', { dir: 'auto', datetime: moment.toISOString() }, shown);
}

/** Returns a linked entry by its name. The number of several ones is a menu, which the panel draws. */
function relationCell(column: ListColumn, value: unknown): StaticNode {
  if (typeof value !== 'object' || value === null) return staticNoValue();
  const count = linkCount(value);
  if (count !== undefined) return count === 0 ? staticNoValue() : later;
  const name = relatedName(column, value as Readonly<Record<string, unknown>>);
  if (name === undefined) return staticNoValue();
  return element('span', { class: styles.wide, dir: 'auto', title: name }, name);
}

/** Returns the publication status of an entry, in English only. */
function publicationCell({ publishedAt }: Entry, { textOf }: EarlyTexts): StaticNode {
  const text = textOf(publicationMessages[publishedAt ? 'published' : 'draft']);
  const tone = publishedAt ? 'success' : 'neutral';
  return text === '' ? later : staticBadge({ marker: 'dot', tone, children: text });
}

const asText = new Set([
  'string',
  'text',
  'richtext',
  'email',
  'uid',
  'biginteger',
  'json',
  'enumeration',
  'blocks',
]);

/**
 * Returns the cell of an entry as `columnCell` draws it, without code; empty if only the panel can draw it: pictures,
 * menus, dates in a format of the language, and cells of plugins. A test compares both.
 */
export function staticCell(column: ListColumn, entry: Entry, texts: EarlyTexts): StaticNode {
  const { name, attribute } = column;
  const value = ownValue(entry, name);
  if (name === 'publishedAt') return publicationCell(entry, texts);
  if (!attribute || attribute.customField !== undefined) return later;
  if (isEmptyValue(attribute, value)) return staticNoValue();
  const { type } = attribute;
  if (ownTimes.has(name)) return ownTime(shownText(value), texts);
  if (type === 'relation') return relationCell(column, value);
  if (type === 'integer' || type === 'float' || type === 'decimal') return numberCell(column, value, texts);
  if (type === 'enumeration') return staticBadge({ children: shownText(value) });
  return asText.has(type) ? textCell(name, shownText(value)) : later;
}
