import { EmptyState } from '@admin/ui';
import { Compass } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { BackHome } from './BackHome.tsx';
import { usePageTitle } from '../arrival/use-page-title.ts';
import { noPageMessages } from './messages.ts';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  const intl = useIntl();
  const title = intl.formatMessage(noPageMessages.notFoundTitle);
  usePageTitle(title);
  return (
    <EmptyState
      action={<BackHome />}
      body={intl.formatMessage(noPageMessages.notFoundBody)}
      headingLevel={1}
      icon={Compass}
      title={title}
    />
  );
}
