import { FormattedMessage } from 'react-intl';
import { listMessages } from './messages.ts';

/** Says in questions about entries that the other language versions stay as they are. */
export function VersionsNote() {
  return (
    <p>
      <FormattedMessage {...listMessages.versionsNote} />
    </p>
  );
}
