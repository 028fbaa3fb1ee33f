import { EmptyState } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { BackHome } from './BackHome.tsx';
import { usePageTitle } from '../arrival/use-page-title.ts';
import { noPageMessages } from './messages.ts';

/** What a page shows to somebody whose roles do not include it. */
export function ForbiddenPage() {
  const intl = useIntl();
  const title = intl.formatMessage(noPageMessages.forbiddenTitle);
  usePageTitle(title);
  return (
    <EmptyState
      action={<BackHome />}
      body={intl.formatMessage(noPageMessages.forbiddenBody)}
      headingLevel={1}
      icon={Lock}
      title={title}
    />
  );
}
