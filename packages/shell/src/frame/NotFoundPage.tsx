import { Button, EmptyState } from '@admin/ui';
import { Compass } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { frameMessages } from './messages.ts';

/** What an address that leads nowhere shows. */
export function NotFoundPage() {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to="/">{intl.formatMessage(frameMessages.backHome)}</Link>
        </Button>
      }
      body={intl.formatMessage(frameMessages.notFoundBody)}
      headingLevel={1}
      icon={Compass}
      title={intl.formatMessage(frameMessages.notFoundTitle)}
    />
  );
}
