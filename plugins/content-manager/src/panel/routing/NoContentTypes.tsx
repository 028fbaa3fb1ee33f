import { usePageTitle } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { Shapes } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { newContentTypePage } from '../address/index.ts';
import { menuMessages } from '../menu/messages.ts';

/** What the content manager shows while the project has no content types. */
export function NoContentTypes() {
  const intl = useIntl();
  const title = intl.formatMessage(menuMessages.noTypesTitle);
  usePageTitle(title);
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to={newContentTypePage.to()}>{intl.formatMessage(menuMessages.noTypesAction)}</Link>
        </Button>
      }
      body={intl.formatMessage(menuMessages.noTypesBody)}
      headingLevel={1}
      icon={Shapes}
      title={title}
    />
  );
}
