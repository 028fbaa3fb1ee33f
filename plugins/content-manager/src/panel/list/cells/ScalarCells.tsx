import type { Attribute, AttributeType, Entry } from '@admin/content-model';
import { Badge, RelativeTime } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
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

/** Cells by attribute type; other types are shown as text. */
const cells: Partial<Record<AttributeType, (props: CellProps) => ReactNode>> = {
  boolean: BooleanCell,
  integer: NumberCell,
  float: NumberCell,
  decimal: NumberCell,
  enumeration: EnumerationCell,
  date: DateCell,
  datetime: DateCell,
  time: TimeCell,
};

/** A scalar value, by its attribute type. */
export function ScalarCell(props: CellProps) {
  const { attribute } = props.column;
  const Kind = (attribute && cells[attribute.type]) ?? TextCell;
  return <Kind {...props} />;
}

/** A boolean as yes or no. */
export function BooleanCell({ value }: CellProps) {
  return useIntl().formatMessage(value === true ? listMessages.yes : listMessages.no);
}

/** Times of the entry itself, shown relative to now; other dates are shown as stored. */
const ownTimes = new Set(['createdAt', 'updatedAt', 'publishedAt']);

/** A date in the format of the user's locale. A date without a time has no time zone. */
export function DateCell({ column, value }: CellProps) {
  const intl = useIntl();
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
export function EnumerationCell({ value }: CellProps) {
  return <Badge>{shownText(value)}</Badge>;
}

/** A number in the format of the user's locale: integers without, others with up to 20 fraction digits. */
export function NumberCell({ column, value }: CellProps) {
  const intl = useIntl();
  // Ids have no digit grouping.
  if (column.name === 'id') return <span className={styles.id}>{String(value)}</span>;
  const maximumFractionDigits = column.attribute?.type === 'integer' ? 0 : 20;
  return intl.formatNumber(Number(value), { maximumFractionDigits });
}

/** Text on one line. */
export function TextCell({ column, value }: CellProps) {
  const text = shownText(value);
  return (
    <span className={styles.text} data-name={column.name} dir="auto" title={text}>
      {text}
    </span>
  );
}

/** A time of day in the format of the user's locale: `10:30:00.000` is 10:30. It has no time zone. */
export function TimeCell({ value }: CellProps) {
  const intl = useIntl();
  const text = shownText(value);
  const moment = new Date(`1970-01-01T${text}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  return intl.formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' });
}

/** The publication status of an entry. */
export function PublicationCell({ entry }: { readonly entry: Entry }) {
  return <PublicationBadge publication={entry.publishedAt ? 'published' : 'draft'} />;
}
