import type { ListCellProps } from '@admin/plugin-content-manager/points';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { minutesToRead } from './minutes-to-read.ts';

/** The reading time of an entry, as a cell of a list. */
export default function ReadingTimeCell({ entry }: ListCellProps) {
  const count = minutesToRead(entry);
  return count === 0 ? '-' : <FormattedMessage {...messages.minutes} values={{ count }} />;
}
