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

/** Whether a cell has nothing to show. A boolean is empty only when null, a number when it is none. */
export function isEmptyValue(attribute: Attribute | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (attribute?.type === 'boolean') return false;
  if (attribute && numbers.has(attribute.type)) return typeof value !== 'number' || Number.isNaN(value);
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** The cell of each type of plain values; a type that is not here is shown as text. */
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

/** A plain value as its type is shown. */
export function ScalarCell(props: CellProps) {
  const { attribute } = props.column;
  const Kind = (attribute && cells[attribute.type]) ?? TextCell;
  return <Kind {...props} />;
}

/** Yes or no, in words. */
export function BooleanCell({ value }: CellProps) {
  return useIntl().formatMessage(value === true ? listMessages.yes : listMessages.no);
}

/** When the entry itself changed is told in relation to now; the dates of its content as they are. */
const ownTimes = new Set(['createdAt', 'updatedAt', 'publishedAt']);

/** A date in the reader's notation. A date without a time belongs to no time zone. */
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

/** One of a fixed set of values. */
export function EnumerationCell({ value }: CellProps) {
  return <Badge>{shownText(value)}</Badge>;
}

/** A number in the reader's notation; integers without fractions, others with up to 20 digits of them. */
export function NumberCell({ column, value }: CellProps) {
  const intl = useIntl();
  // An id is a name, not an amount: nothing separates its digits.
  if (column.name === 'id') return <span className={styles.id}>{String(value)}</span>;
  const maximumFractionDigits = column.attribute?.type === 'integer' ? 0 : 20;
  return intl.formatNumber(Number(value), { maximumFractionDigits });
}

/** Text of any kind, on one line. */
export function TextCell({ column, value }: CellProps) {
  const text = shownText(value);
  return (
    <span className={styles.text} data-name={column.name} dir="auto" title={text}>
      {text}
    </span>
  );
}

/** A time of day in the reader's notation: `10:30:00.000` is 10:30. It belongs to no day and no time zone. */
export function TimeCell({ value }: CellProps) {
  const intl = useIntl();
  const text = shownText(value);
  const moment = new Date(`1970-01-01T${text}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  return intl.formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' });
}

/** Whether an entry is published. */
export function PublicationCell({ entry }: { readonly entry: Entry }) {
  return <PublicationBadge publication={entry.publishedAt ? 'published' : 'draft'} />;
}
