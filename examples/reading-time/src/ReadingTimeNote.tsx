import type { ConfirmationContext } from '@admin/plugin-content-manager/points';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { minutesOfAll } from './minutes-to-read.ts';

/**
 * How much reading is about to come or go. Says nothing where all entries of a list are meant: what it would say would
 * be true of those on the page alone.
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
