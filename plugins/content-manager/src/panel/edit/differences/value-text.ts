import {
  ownValue,
  isRecord,
  isRelationDifference,
  isScalar,
  isToOne,
  labelInWords,
  textLines,
  type Attribute,
  type Attributes,
  type FormRelation,
} from '@admin/content-model';
import type { IntlShape } from 'react-intl';
import { shownText } from '../../text/shown-text.ts';
import { filesOf } from '../values/files-of.ts';
import { differenceMessages } from './messages.ts';

/** The context in which a value becomes a text. */
export interface ValueWords {
  readonly intl: IntlShape;
  /** The attributes of a component. */
  readonly attributesOf: (uid: string) => Attributes;
  /** Returns the name of a linked entry. */
  readonly nameOf: (entry: FormRelation) => string;
}

/** Returns a value of a form as plain text, for comparison; empty for an empty value. */
export function valueText(value: unknown, attribute: Attribute, words: ValueWords): string {
  const { intl } = words;
  if (value === null || value === undefined || value === '') return '';
  switch (attribute.type) {
    case 'boolean':
      return intl.formatMessage(value === true ? differenceMessages.yes : differenceMessages.no);
    case 'date':
      return dateText(value, (at) => intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' }));
    case 'datetime':
      return dateText(value, (at) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }));
    case 'time':
      return shownText(value).slice(0, 5);
    case 'blocks':
      return textLines(value).filter(Boolean).join(' ');
    case 'media':
      return filesOf(value)
        .map(({ name }) => name)
        .join(', ');
    case 'relation':
      return linksText(value, isToOne(attribute), words);
    case 'component':
    case 'dynamiczone':
      return Array.isArray(value)
        ? intl.formatMessage(differenceMessages.components, { count: value.length })
        : componentText(value, attribute, words);
    default:
      return shownText(value);
  }
}

function dateText(value: unknown, format: (at: Date) => string): string {
  const at = new Date(shownText(value));
  return Number.isNaN(at.getTime()) ? shownText(value) : format(at);
}

function linksText(value: unknown, isOne: boolean, { intl, nameOf }: ValueWords): string {
  if (!isRelationDifference(value)) return '';
  const [linked, unlinked] = [value.connect.map(({ shown }) => shown), value.disconnect].map((entries) =>
    entries.map(nameOf).join(', '),
  );
  if (isOne) return linked ?? '';
  return [
    linked ? intl.formatMessage(differenceMessages.linked, { entries: linked }) : '',
    unlinked ? intl.formatMessage(differenceMessages.unlinked, { entries: unlinked }) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The plain fields of a component that hold something, one a line. */
function componentText(value: unknown, attribute: Attribute, words: ValueWords): string {
  if (!isRecord(value)) return '';
  const uid = attribute.type === 'component' ? attribute.component : shownText(value['__component']);
  return Object.entries(words.attributesOf(uid))
    .filter(([, inner]) => isScalar(inner) && inner.type !== 'password')
    .map(([name, inner]) => ({ name, text: valueText(ownValue(value, name), inner, words) }))
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${labelInWords(name)}: ${text}`)
    .join('\n');
}

/** Maximum length of a displayed text, in characters. */
const maxLength = 600;
const before = 40;

/** Shortens two texts to the part around their first difference. */
export function whereTheyDiffer(one: string, other: string): readonly [string, string] {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  const from = Math.max(one.length, other.length) > maxLength ? Math.max(0, start - before) : 0;
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + maxLength)}${text.length > from + maxLength ? '…' : ''}`;
  return [part(one), part(other)];
}
