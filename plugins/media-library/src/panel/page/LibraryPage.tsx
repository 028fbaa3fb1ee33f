import { PageBody, PageHeader, SelectionArea, UnsavedGuard, useCan, useRowSelection } from '@admin/shell';
import { usePageInRange } from '@admin/shell/host';
import { Button, Icon, Skeleton, ToolbarItem } from '@admin/ui';
import { FolderPlus, MoveRight, Trash2 } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { uploadActions } from '../../upload-actions.ts';
import { LibraryBrowser } from '../browser/LibraryBrowser.tsx';
import { fileKey, folderKey, idsOf } from '../browser/library-items.ts';
import { useLibrary } from '../browser/place/use-library.ts';
import { FileDialog } from '../details/FileDialog.tsx';
import { folderMessages } from '../folders/messages.ts';
import { libraryTitle } from '../page-title.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { isUploading, useUploadQueue } from '../uploads/use-upload-queue.ts';
import { LibraryDialogs } from './LibraryDialogs.tsx';
import { pageMessages as say } from './messages.ts';
import { useLibraryActs } from './use-library-acts.tsx';
import { usePlaceAddress } from './use-place-address.ts';
import { useQuestions } from './use-questions.ts';

const allKinds = [] as const;

/** The files of the project in their folders: found, uploaded, described, moved, deleted. */
export function LibraryPage() {
  const intl = useIntl();
  const address = usePlaceAddress();
  const { list: place, hrefFor, change, fileHref, openFile, closeFile } = address;
  const library = useLibrary(place, allKinds);
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const mayUpdate = useCan([{ action: uploadActions.update }]);
  const uploads = useUploadQueue();
  const questions = useQuestions();
  const { ask } = questions;
  // What is checked stays so from page to page of one place.
  const { folder, search, kind, since, until, withoutText, unused } = place;
  const shown = JSON.stringify([folder, search, kind, since, until, withoutText, unused]);
  const selection = useRowSelection(shown);
  usePageInRange({ address, pageCount: library.counts?.pageCount });

  const upload = (files: readonly File[]): void => uploads.queue.add(files, { folder });
  const acts = useLibraryActs({ fileHref, mayUpdate, ask });
  const { counts } = library;
  const links = useMemo(() => ({ hrefFor, change }), [hrefFor, change]);
  const uploadButton = mayAdd && <UploadButton onFiles={upload} variant="primary" />;
  const here = library.way.at(-1)?.name;
  return (
    <UploadArea folder={here} onFiles={mayAdd ? upload : undefined} room="page">
      <PageHeader
        actions={
          mayAdd && (
            <>
              <Button
                onClick={() => ask({ about: 'folder', folder: null })}
                startIcon={<Icon icon={FolderPlus} />}
              >
                {intl.formatMessage(folderMessages.add)}
              </Button>
              {uploadButton}
            </>
          )
        }
        subtitle={
          counts ? (
            intl.formatMessage(say.count, { count: counts.total })
          ) : library.status === 'failed' ? (
            ' '
          ) : (
            <Skeleton />
          )
        }
        title={intl.formatMessage(libraryTitle)}
      />
      <PageBody content="list">
        <SelectionArea
          actions={
            <>
              <ToolbarItem>
                <Button
                  onClick={() => ask({ about: 'move', items: idsOf(selection.selected) })}
                  size="small"
                  startIcon={<Icon icon={MoveRight} />}
                >
                  {intl.formatMessage(folderMessages.move)}
                </Button>
              </ToolbarItem>
              <ToolbarItem>
                <Button
                  onClick={() => ask({ about: 'delete', items: idsOf(selection.selected) })}
                  size="small"
                  startIcon={<Icon icon={Trash2} />}
                  variant="danger"
                >
                  {intl.formatMessage(folderMessages.delete)}
                </Button>
              </ToolbarItem>
            </>
          }
          count={selection.selected.size}
          messages={say}
          onClear={selection.clear}
        >
          <LibraryBrowser
            acts={acts}
            allowed={allKinds}
            areFoldersChecked={mayUpdate}
            emptyAction={uploadButton || undefined}
            library={library}
            links={links}
            place={place}
            selection={mayUpdate ? selection : undefined}
          >
            <UploadList {...uploads} />
          </LibraryBrowser>
        </SelectionArea>
      </PageBody>
      <LibraryDialogs
        folder={folder}
        onGone={({ fileIds, folderIds }) =>
          selection.forget([...fileIds.map(fileKey), ...folderIds.map(folderKey)])
        }
        questions={questions}
      />
      {openFile !== null && <FileDialog id={openFile} onClose={closeFile} onDeleted={closeFile} open />}
      <UnsavedGuard
        isDirty={useCallback(() => isUploading(uploads.queue.list()), [uploads.queue])}
        subscribe={uploads.queue.subscribe}
      />
    </UploadArea>
  );
}
