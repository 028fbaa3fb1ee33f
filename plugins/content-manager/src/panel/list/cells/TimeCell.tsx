import { useIntl } from 'react-intl';
import type { CellProps } from './cell-props.ts';
import { shownText } from '../../text/shown-text.ts';

/** A time of day in the reader's notation: `10:30:00.000` is 10:30. It belongs to no day and no time zone. */
export function TimeCell({ value }: CellProps) {
  const intl = useIntl();
  const text = shownText(value);
  const moment = new Date(`1970-01-01T${text}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  return intl.formatTime(moment, { timeStyle: 'short', timeZone: 'UTC' });
}
