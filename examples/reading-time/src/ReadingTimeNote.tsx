import type { ConfirmationContext } from '@admin/plugin-content-manager/points';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { minutesOfAll } from './minutes-to-read.ts';

/**
 * The reading time of the entries in a confirmation. Hidden for all matching entries, since only those of the page
 * are known.
 */
export default function ReadingTimeNote({ entries, matching }: ConfirmationContext) {
  const count = minutesOfAll(entries);
  if (matching || count === 0) return null;
  return (
    <p>
      <FormattedMessage {...messages.note} values={{ count }} />
    </p>
  );
}
