import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../navigation/RouteAnnouncer.tsx';
import { noPageMessages } from './messages.ts';

/** Replaces the panel while the server does not respond, with a button that retries. */
export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  const title = intl.formatMessage(noPageMessages.unreachableTitle);
  usePageTitle(title);
  return (
    <main>
      <EmptyState
        action={
          <Button onClick={onRetry} variant="primary">
            {intl.formatMessage(noPageMessages.retry)}
          </Button>
        }
        body={intl.formatMessage(noPageMessages.unreachableBody)}
        headingLevel={1}
        icon={CloudOff}
        title={title}
      />
    </main>
  );
}
