import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useRuntime } from '../../extension/react/runtime-context.ts';
import { usePageTitle } from '../navigation/RouteAnnouncer.tsx';
import { noPageMessages } from './messages.ts';

/** Replaces the panel if no API responds; names the address and possible causes. */
export function NoApiPage() {
  const intl = useIntl();
  const { backendUrl } = useRuntime().config;
  const title = intl.formatMessage(noPageMessages.noApiTitle);
  usePageTitle(title);
  const address = `${backendUrl || window.location.origin}/admin/init`;
  return (
    <main>
      <EmptyState
        action={
          // The address may have been corrected in the meantime; it is read when the page loads.
          <Button onClick={() => window.location.reload()} variant="primary">
            {intl.formatMessage(noPageMessages.retry)}
          </Button>
        }
        body={intl.formatMessage(noPageMessages.noApiBody, { address: <bdi key="address">{address}</bdi> })}
        headingLevel={1}
        icon={CloudOff}
        title={title}
      />
    </main>
  );
}
