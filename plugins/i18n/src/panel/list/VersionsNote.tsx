import { FormattedMessage } from 'react-intl';
import { listMessages } from './messages.ts';

/** A note in confirmations: other locale versions are not changed. */
export function VersionsNote() {
  return (
    <p>
      <FormattedMessage {...listMessages.versionsNote} />
    </p>
  );
}
