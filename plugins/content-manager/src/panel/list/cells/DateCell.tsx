import { RelativeTime } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { CellProps } from './cell-props.ts';
import { shownText } from '../../text/shown-text.ts';

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
