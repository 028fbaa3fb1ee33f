import { Button, EmptyState } from '@admin/ui';
import { FolderPlus, ImageIcon, Search } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { LibraryBrowserProps } from './library-browser-props.ts';
import { everything, isFinding } from './place/library-place.ts';
import { browserMessages as say } from './messages.ts';

/** Why there is nothing to be seen, and what helps. */
export function EmptyLibrary({
  place,
  links,
  library,
  emptyAction,
}: Pick<LibraryBrowserProps, 'place' | 'links' | 'library' | 'emptyAction'>) {
  const intl = useIntl();
  if (library.isFolderGone) {
    return (
      <EmptyState
        action={
          <Button onClick={() => links.change({ ...everything, folder: null })}>
            {intl.formatMessage(say.goneAction)}
          </Button>
        }
        body={intl.formatMessage(say.goneBody)}
        icon={FolderPlus}
        title={intl.formatMessage(say.goneTitle)}
      />
    );
  }
  if (isFinding(place)) {
    return (
      <EmptyState
        action={<Button onClick={() => links.change(everything)}>{intl.formatMessage(say.clear)}</Button>}
        body={intl.formatMessage(say.nothingFoundBody)}
        icon={Search}
        title={intl.formatMessage(say.nothingFound)}
      />
    );
  }
  return (
    <EmptyState
      action={emptyAction}
      {...(emptyAction ? { body: intl.formatMessage(say.emptyBody) } : {})}
      icon={ImageIcon}
      title={intl.formatMessage(place.folder === null ? say.emptyTitle : say.emptyFolder)}
    />
  );
}
