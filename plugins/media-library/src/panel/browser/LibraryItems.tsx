import { LoadFailed } from '@admin/shell';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import styles from './LibraryBrowser.module.css';
import cards from './cards/Cards.module.css';
import { CardSkeletons } from './cards/CardSkeletons.tsx';
import { EmptyLibrary } from './EmptyLibrary.tsx';
import { FileCard } from './cards/FileCard.tsx';
import { FileTable } from './FileTable.tsx';
import { FolderCards } from './cards/FolderCards.tsx';
import type { LibraryBrowserProps } from './library-browser-props.ts';
import { fileKey, toggled } from './library-items.ts';
import { browserMessages as say } from './messages.ts';
import { useCardKeys } from './cards/use-card-keys.ts';
import type { Layout } from './tools/use-layout.ts';

const nothing: ReadonlySet<string> = new Set();

/** Folders and files of a place, or why there are none to be seen. */
export function LibraryItems({
  layout,
  ...props
}: Omit<LibraryBrowserProps, 'children' | 'tools'> & { readonly layout: Layout }) {
  const { place, links, library, acts, selection, areFoldersChecked } = props;
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

  if (status === 'failed') return <LoadFailed query={library.failure} title={say.failed} />;
  const isEmpty = files.length === 0 && folders.length === 0;
  if (status !== 'loading' && isEmpty) return <EmptyLibrary {...props} />;
  return (
    <div className={styles['items']} data-status={status} ref={area}>
      {folders.length > 0 && (
        <FolderCards
          folders={folders}
          key={place.folder}
          links={links}
          menu={acts.folderMenu}
          onSelect={areFoldersChecked ? onSelect : undefined}
          selected={selected}
        />
      )}
      {layout === 'list' ? (
        (files.length > 0 || status === 'loading') && (
          <FileTable
            acts={acts}
            files={files}
            links={links}
            place={place}
            selection={selection}
            status={status}
          />
        )
      ) : status === 'loading' ? (
        <CardSkeletons count={Math.min(place.pageSize, 12)} />
      ) : (
        files.length > 0 && (
          <ul
            aria-label={intl.formatMessage(say.filesHeading)}
            className={cards['cards']}
            data-choosing={selected.size > 0 || undefined}
          >
            {files.map((file) => (
              <FileCard
                acts={acts}
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
