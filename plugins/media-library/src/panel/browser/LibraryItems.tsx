import { LoadFailed } from '@admin/shell';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@admin/ui';
import { FolderPlus, ImageIcon, Search } from '@admin/ui/icons';
import { useCallback } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { FileCard } from './cards/FileCard.tsx';
import { FolderCards } from './cards/FolderCards.tsx';
import { useCardKeys } from './cards/card-keys.ts';
import { FileTable } from './FileTable.tsx';
import { type LibraryBrowserProps, fileKey, toggled } from './library-items.ts';
import { browserMessages } from './messages.ts';
import { everything, isSearching } from './library-location.ts';
import type { Layout } from './LibraryTools.tsx';
import libraryBrowserStyles from './LibraryBrowser.module.css';
import cardsStyles from './cards/Cards.module.css';

const nothing: ReadonlySet<string> = new Set();

/** The folders and files of a location, or a message why there are none. */
export function LibraryItems({
  layout,
  ...props
}: Omit<LibraryBrowserProps, 'children' | 'tools'> & { readonly layout: Layout }) {
  const { location, links, library, actions, selection, areFoldersChecked } = props;
  const intl = useIntl();
  const area = useCardKeys();
  const { files, folders, status } = library;
  const selected = selection?.selected ?? nothing;
  const onChange = selection?.onChange;
  const select = useCallback(
    (key: string, isIn: boolean) => onChange?.(toggled(selected, key, isIn)),
    [onChange, selected],
  );
  const onSelect = selection && select;

  if (status === 'failed') return <LoadFailed query={library.failure} title={browserMessages.failed} />;
  const isEmpty = files.length === 0 && folders.length === 0;
  if (status !== 'loading' && isEmpty) return <EmptyLibrary {...props} />;
  return (
    <div className={libraryBrowserStyles['items']} data-status={status} ref={area}>
      {folders.length > 0 && (
        <FolderCards
          folders={folders}
          key={location.folder}
          links={links}
          menu={actions.folderMenu}
          onSelect={areFoldersChecked ? onSelect : undefined}
          selected={selected}
        />
      )}
      {layout === 'list' ? (
        (files.length > 0 || status === 'loading') && (
          <FileTable
            actions={actions}
            files={files}
            links={links}
            location={location}
            selection={selection}
            status={status}
          />
        )
      ) : status === 'loading' ? (
        <CardSkeletons count={Math.min(location.pageSize, 12)} />
      ) : (
        files.length > 0 && (
          <ul
            aria-label={intl.formatMessage(browserMessages.filesHeading)}
            className={cardsStyles['cards']}
            data-choosing={selected.size > 0 || undefined}
          >
            {files.map((file) => (
              <FileCard
                actions={actions}
                file={file}
                isSelected={selected.has(fileKey(file.id))}
                key={file.id}
                onSelect={onSelect}
              />
            ))}
          </ul>
        )
      )}
    </div>
  );
}

/** The message for an empty location, with the next steps. */
function EmptyLibrary({
  location,
  links,
  library,
  emptyAction,
}: Pick<LibraryBrowserProps, 'location' | 'links' | 'library' | 'emptyAction'>) {
  const intl = useIntl();
  if (library.isFolderGone) {
    return (
      <EmptyState
        action={
          <Button onClick={() => links.change({ ...everything, folder: null })}>
            {intl.formatMessage(browserMessages.goneAction)}
          </Button>
        }
        body={intl.formatMessage(browserMessages.goneBody)}
        icon={FolderPlus}
        title={intl.formatMessage(browserMessages.goneTitle)}
      />
    );
  }
  if (isSearching(location)) {
    return (
      <EmptyState
        action={
          <Button onClick={() => links.change(everything)}>
            {intl.formatMessage(browserMessages.clear)}
          </Button>
        }
        body={intl.formatMessage(browserMessages.nothingFoundBody)}
        icon={Search}
        title={intl.formatMessage(browserMessages.nothingFound)}
      />
    );
  }
  return (
    <EmptyState
      action={emptyAction}
      {...(emptyAction ? { body: intl.formatMessage(browserMessages.emptyBody) } : {})}
      icon={ImageIcon}
      title={intl.formatMessage(
        location.folder === null ? browserMessages.emptyTitle : browserMessages.emptyFolder,
      )}
    />
  );
}

/** Placeholders while the cards are loading. */
function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden asChild>
        <output>
          <FormattedMessage {...browserMessages.loading} />
        </output>
      </VisuallyHidden>
      <ul aria-hidden="true" className={cardsStyles['cards']}>
        {Array.from({ length: count }, (_, index) => (
          <li className={cardsStyles['card']} key={index}>
            <div className={cardsStyles['frame']} />
            <div className={cardsStyles['words']}>
              <div className={cardsStyles['texts']}>
                <Skeleton />
                <Skeleton />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
