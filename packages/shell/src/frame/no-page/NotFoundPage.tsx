import { EmptyState } from '@admin/ui';
import { Compass } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { BackHome } from './BackHome.tsx';
import { usePageTitle } from '../arrival/use-page-title.ts';
import { frameMessages } from '../messages.ts';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  const intl = useIntl();
  const title = intl.formatMessage(frameMessages.notFoundTitle);
  usePageTitle(title);
  return (
    <EmptyState
      action={<BackHome />}
      body={intl.formatMessage(frameMessages.notFoundBody)}
      headingLevel={1}
      icon={Compass}
      title={title}
    />
  );
}
