import { usePageTitle } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { Shapes } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { menuMessages } from '../menu/messages.ts';

/** Where the builder of content types creates a new one. */
const builderPath = '/plugins/content-type-builder/content-types/create-content-type';

/** What the content manager shows while the project has no content types. */
export function NoContentTypes() {
  const intl = useIntl();
  const title = intl.formatMessage(menuMessages.noTypesTitle);
  usePageTitle(title);
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to={builderPath}>{intl.formatMessage(menuMessages.noTypesAction)}</Link>
        </Button>
      }
      body={intl.formatMessage(menuMessages.noTypesBody)}
      headingLevel={1}
      icon={Shapes}
      title={title}
    />
  );
}
