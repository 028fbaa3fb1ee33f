import { Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { noPageMessages } from './messages.ts';
import { homePage } from '../../routing/pages.ts';

/** The way out of a page that has nothing to show. */
export function BackHome() {
  const intl = useIntl();
  return (
    <Button asChild variant="primary">
      <Link to={homePage.to()}>{intl.formatMessage(noPageMessages.backHome)}</Link>
    </Button>
  );
}
