import { Button, EmptyState } from '@admin/ui';
import { Compass, Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { homePage } from '../../navigation/pages.ts';
import { PanelLink } from '../../navigation/PanelLink.tsx';
import { usePageTitle } from '../navigation/RouteAnnouncer.tsx';
import { noPageMessages } from './messages.ts';

/** The link from an error page to the home page. */
export function BackHome() {
  const intl = useIntl();
  return (
    <Button asChild variant="primary">
      <PanelLink to={homePage.to()}>{intl.formatMessage(noPageMessages.backHome)}</PanelLink>
    </Button>
  );
}

/** The page for a user without the required permissions. */
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

/** The page of an unknown address. */
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
