import type { MediaDialogProps, MediaFile } from '@admin/plugin-content-manager/points';
import { useCan } from '@admin/shell';
import { Button, Dialog, IconButton, Tooltip } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { fileKey, idsOf, type LibraryActions, type LibrarySelection } from '../browser/library-items.ts';
import {
  locationFormat,
  defaultView,
  type LibraryLocation,
  type LocationChange,
} from '../browser/library-location.ts';
import { LibraryBrowser } from '../browser/LibraryBrowser.tsx';
import { useLibrary } from '../browser/use-library.ts';
import { useLibraryClient, configurationQuery } from '../calls/library-queries.ts';
import { acceptOf } from '../files/file-facts.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import { kindRefusal, useUploadQueue } from '../uploads/use-upload-queue.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { pressedFile, withFile } from './chosen-files.ts';
import { chooserMessages } from './messages.ts';
import styles from './ChooseDialog.module.css';

const nothing: readonly MediaFile[] = [];

/** A dialog for choosing files of the library, including new uploads. */
export default function ChooseDialog(props: MediaDialogProps) {
  const { allowedTypes, multiple, selected = nothing, onSelect, onClose } = props;
  const intl = useIntl();
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const { location, change } = useDialogLocation();
  const library = useLibrary(location, allowedTypes);
  const [chosen, setChosen] = useState(selected);
  const press = useCallback(
    (file: UploadedFile) => setChosen((before) => pressedFile(before, file, multiple)),
    [multiple],
  );
  const uploads = useUploadQueue((file) => setChosen((before) => withFile(before, file, multiple)));
  const upload = (files: readonly File[]): void =>
    uploads.queue.add(
      multiple ? files : files.slice(0, 1),
      { folder: location.folder },
      kindRefusal(allowedTypes),
    );

  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const actions = useMemo(
    (): LibraryActions => ({
      onFile: press,
      pressed: ({ id }) => ids.has(id),
      ...(!multiple && { onFileTwice: (file) => onSelect([file]) }),
    }),
    [press, ids, multiple, onSelect],
  );
  const { files } = library;
  const selection = useMemo(
    (): LibrarySelection => ({
      selected: new Set([...ids].map(fileKey)),
      onChange(keys) {
        const { fileIds } = idsOf(keys);
        const shown = files.filter(({ id }) => fileIds.includes(id));
        setChosen((before) => {
          const stored = before.filter(({ id }) => fileIds.includes(id));
          return [...stored, ...shown.filter(({ id }) => !stored.some((file) => file.id === id))];
        });
      },
    }),
    [ids, files],
  );
  const links = useMemo(() => ({ change }), [change]);
  return (
    <Dialog
      footer={
        <>
          <ChosenFiles
            files={chosen}
            onTakeOut={(gone) => setChosen((before) => before.filter(({ id }) => id !== gone.id))}
          />
          <Button onClick={onClose}>{intl.formatMessage(chooserMessages.cancel)}</Button>
          <Button disabled={chosen.length === 0} onClick={() => onSelect(chosen)} variant="primary">
            {multiple && chosen.length > 0
              ? intl.formatMessage(chooserMessages.chooseSeveral, { count: chosen.length })
              : intl.formatMessage(chooserMessages.choose)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(chooserMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      outsideClick="block"
      size="full"
      title={intl.formatMessage(multiple ? chooserMessages.titleSeveral : chooserMessages.titleOne)}
    >
      <UploadArea folder={library.way.at(-1)?.name} onFiles={mayAdd ? upload : undefined}>
        <div className={styles.content}>
          <LibraryBrowser
            actions={actions}
            allowed={allowedTypes}
            areFoldersChecked={false}
            library={library}
            links={links}
            location={location}
            selection={multiple ? selection : undefined}
            tools={
              mayAdd && <UploadButton accept={acceptOf(allowedTypes)} multiple={multiple} onFiles={upload} />
            }
          >
            <UploadList {...uploads} />
          </LibraryBrowser>
        </div>
      </UploadArea>
    </Dialog>
  );
}

interface ChosenFilesProps {
  readonly files: readonly MediaFile[];
  readonly onTakeOut: (file: MediaFile) => void;
}

/** The selected files, which are kept when the location changes. */
function ChosenFiles({ files, onTakeOut }: ChosenFilesProps) {
  const intl = useIntl();
  return (
    <div className={styles.chosen}>
      <output className={styles.count}>
        {intl.formatMessage(chooserMessages.chosen, { count: files.length })}
      </output>
      {files.length > 0 && (
        <ul aria-label={intl.formatMessage(chooserMessages.chosenFiles)} className={styles.files}>
          {files.map((file) => {
            const label = intl.formatMessage(chooserMessages.takeOut, { name: file.name });
            return (
              <li className={styles.file} key={file.id}>
                <FilePicture file={file} width={40} />
                <span className={styles.out}>
                  <Tooltip content={label} purpose="name">
                    <IconButton
                      icon={X}
                      label={label}
                      onClick={() => onTakeOut(file)}
                      size="tiny"
                      variant="secondary"
                    />
                  </Tooltip>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The location of the dialog, which starts at the top level and has no address. */
function useDialogLocation(): {
  readonly location: LibraryLocation;
  readonly change: (change: LocationChange) => void;
} {
  const { data } = useQuery(configurationQuery(useLibraryClient()));
  const { read, write } = useMemo(() => locationFormat(data ?? defaultView), [data]);
  const [query, setQuery] = useState(() => new URLSearchParams());
  const change = useCallback(
    (wanted: LocationChange) => setQuery((before) => write(before, wanted)),
    [write],
  );
  return { location: useMemo(() => read(query), [read, query]), change };
}
