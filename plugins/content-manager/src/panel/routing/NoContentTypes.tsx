import { PanelLink, usePageTitle } from '@admin/shell';
import { useReachable } from '@admin/shell/host';
import { Button, EmptyState } from '@admin/ui';
import { Shapes } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { contentPage, newContentTypePage } from '../address/index.ts';
import { menuMessages } from '../menu/messages.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';

const guide = 'docs/guides/define-content-types.md';
const code = (parts: ReactNode) => <code>{parts}</code>;

/**
 * Shown while the project has no content types: links to the content type builder, or explains where content types
 * are defined without one.
 */
export function NoContentTypes() {
  const intl = useIntl();
  const title = intl.formatMessage(menuMessages.noTypesTitle);
  const types = useContentTypeLinks();
  const isReachable = useReachable();
  usePageTitle(title);
  if (!types) return null;
  if (types.anyExists) return <Navigate replace to={contentPage.to()} />;
  const builder = newContentTypePage.to();
  return (
    <EmptyState
      action={
        isReachable(builder) && (
          <Button asChild variant="primary">
            <PanelLink to={builder}>{intl.formatMessage(menuMessages.noTypesAction)}</PanelLink>
          </Button>
        )
      }
      body={isReachable(builder) ? intl.formatMessage(menuMessages.noTypesBody) : <Files />}
      headingLevel={1}
      icon={Shapes}
      title={title}
    />
  );
}

/** Explains where content types are defined without the builder. */
function Files() {
  return (
    <>
      <FormattedMessage {...menuMessages.noTypesBody} />{' '}
      <FormattedMessage {...menuMessages.defineTypes} values={{ code }} />{' '}
      <FormattedMessage {...menuMessages.defineTypesGuide} values={{ code, path: guide }} />
    </>
  );
}
