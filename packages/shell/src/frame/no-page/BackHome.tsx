import { Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { noPageMessages } from './messages.ts';
import { homePage } from '../../navigation/pages.ts';
import { PanelLink } from '../../navigation/PanelLink.tsx';

/** The way out of a page that has nothing to show. */
export function BackHome() {
  const intl = useIntl();
  return (
    <Button asChild variant="primary">
      <PanelLink to={homePage.to()}>{intl.formatMessage(noPageMessages.backHome)}</PanelLink>
    </Button>
  );
}
