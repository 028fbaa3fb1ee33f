import type { Attribute, AttributeType, Entry } from '@admin/content-model';
import { badgeElement, RelativeTime } from '@admin/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { publicationBadge } from '../../publication/PublicationBadge.tsx';
import { shownText } from '../../text/shown-text.ts';
import { listMessages } from '../messages.ts';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';

const numbers = new Set(['integer', 'float', 'decimal']);

/** Returns whether a cell has nothing to show. A boolean is empty only if null, a number if it is not a number. */
export function isEmptyValue(attribute: Attribute | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (attribute?.type === 'boolean') return false;
  if (attribute && numbers.has(attribute.type)) return typeof value !== 'number' || Number.isNaN(value);
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the content of a cell. A function instead of a component: a list has hundreds of cells. */
export type CellContent = (props: CellProps, intl: IntlShape) => ReactNode;

/** Cells by attribute type; other types are shown as text. */
const cells: Partial<Record<AttributeType, CellContent>> = {
  boolean: booleanCell,
  integer: numberCell,
  float: numberCell,
  decimal: numberCell,
  enumeration: enumerationCell,
  date: dateCell,
  datetime: dateCell,
  time: timeCell,
};

/** Returns a scalar value as the content of a cell, by its attribute type. */
export function scalarCell(props: CellProps, intl: IntlShape): ReactNode {
  const { attribute } = props.column;
  return ((attribute && cells[attribute.type]) ?? textCell)(props, intl);
}

/** A boolean as yes or no. */
function booleanCell({ value }: CellProps, intl: IntlShape) {
  return intl.formatMessage(value === true ? listMessages.yes : listMessages.no);
}

/** Times of the entry itself, shown relative to now; other dates are shown as stored. */
export const ownTimes = new Set(['createdAt', 'updatedAt', 'publishedAt']);

/** A date in the format of the user's locale. A date without a time has no time zone. */
function dateCell({ column, value }: CellProps, intl: IntlShape) {
  const text = shownText(value);
  if (ownTimes.has(column.name)) return <RelativeTime date={text} locale={intl.locale} />;
  if (Number.isNaN(Date.parse(text))) return text;
  const shown =
    column.attribute?.type === 'date'
      ? intl.formatDate(text, { dateStyle: 'medium', timeZone: 'UTC' })
      : intl.formatDate(text, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={text}>{shown}</time>;
}

/** A value of an enumeration. */
function enumerationCell({ value }: CellProps) {
  return badgeElement({ children: shownText(value) });
}

/** A number in the format of the user's locale: integers without, others with up to 20 fraction digits. */
function numberCell({ column, value }: CellProps, intl: IntlShape) {
  // Ids have no digit grouping.
  if (column.name === 'id') return <span className={styles.id}>{String(value)}</span>;
  const maximumFractionDigits = column.attribute?.type === 'integer' ? 0 : 20;
  return intl.formatNumber(Number(value), { maximumFractionDigits });
}

/** Text on one line. */
function textCell({ column, value }: CellProps) {
  const text = shownText(value);
  return (
    <span className={styles.text} data-name={column.name} dir="auto" title={text}>
      {text}
    </span>
  );
}

/** A time of day in the format of the user's locale: `10:30:00.000` is 10:30. It has no time zone. */
function timeCell({ value }: CellProps, intl: IntlShape) {
  const text = shownText(value);
  const moment = new Date(`1970-01-01T${text}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  return intl.formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' });
}

/** Returns the publication status of an entry. */
export function publicationCell({ publishedAt }: Entry, intl: IntlShape): ReactNode {
  return publicationBadge(publishedAt ? 'published' : 'draft', intl);
}
