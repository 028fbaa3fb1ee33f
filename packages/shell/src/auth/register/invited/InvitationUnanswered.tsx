import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { noPageMessages } from '../../../frame/no-page/messages.ts';
import { registerMessages } from '../messages.ts';

/** The form's place while the server cannot say who is invited. The link stays good. */
export function InvitationUnanswered({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Button onClick={onRetry} variant="primary">
          {intl.formatMessage(noPageMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(registerMessages.unansweredBody)}
      icon={CloudOff}
      size="small"
      title={intl.formatMessage(noPageMessages.unreachableTitle)}
    />
  );
}
