import { EmptyState } from '@admin/ui';
import { Compass } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { BackHome } from './BackHome.tsx';
import { frameMessages } from '../messages.ts';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  const intl = useIntl();
  return (
    <EmptyState
      action={<BackHome />}
      body={intl.formatMessage(frameMessages.notFoundBody)}
      headingLevel={1}
      icon={Compass}
      title={intl.formatMessage(frameMessages.notFoundTitle)}
    />
  );
}
