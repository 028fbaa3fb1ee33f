import type { MediaDialogProps, MediaFile } from '@admin/plugin-content-manager/points';
import { useCan } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-shapes.ts';
import { uploadActions } from '../../upload-actions.ts';
import { LibraryBrowser } from '../browser/LibraryBrowser.tsx';
import { fileKey, idsOf, type LibraryActs, type LibrarySelection } from '../browser/library-items.ts';
import { useLibrary } from '../browser/place/use-library.ts';
import { acceptOf } from '../files/file-kinds.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { kindRefusal } from '../uploads/upload-refusal.ts';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import styles from './ChooseDialog.module.css';
import { pressedFile, withFile } from './chosen-files.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { chooserMessages as say } from './messages.ts';
import { useDialogPlace } from './use-dialog-place.ts';

const nothing: readonly MediaFile[] = [];

/** The library in a dialog, to choose files from: those that are there, and those that are uploaded meanwhile. */
export default function ChooseDialog(props: MediaDialogProps) {
  const { allowedTypes, multiple, selected = nothing, onSelect, onClose } = props;
  const intl = useIntl();
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const { place, change } = useDialogPlace();
  const library = useLibrary(place, allowedTypes);
  const [chosen, setChosen] = useState(selected);
  const press = useCallback(
    (file: UploadedFile) => setChosen((before) => pressedFile(before, file, multiple)),
    [multiple],
  );
  const uploads = useUploadQueue((file) => setChosen((before) => withFile(before, file, multiple)));
  const upload = (files: readonly File[]): void =>
    uploads.queue.add(
      multiple ? files : files.slice(0, 1),
      { folder: place.folder },
      kindRefusal(allowedTypes),
    );

  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const acts = useMemo(
    (): LibraryActs => ({
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
          const kept = before.filter(({ id }) => fileIds.includes(id));
          return [...kept, ...shown.filter(({ id }) => !kept.some((file) => file.id === id))];
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
          <Button onClick={onClose}>{intl.formatMessage(say.cancel)}</Button>
          <Button disabled={chosen.length === 0} onClick={() => onSelect(chosen)} variant="primary">
            {multiple && chosen.length > 0
              ? intl.formatMessage(say.chooseSeveral, { count: chosen.length })
              : intl.formatMessage(say.choose)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(say.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      outsideClick="block"
      size="full"
      title={intl.formatMessage(multiple ? say.titleSeveral : say.titleOne)}
    >
      <UploadArea folder={library.way.at(-1)?.name} onFiles={mayAdd ? upload : undefined}>
        <div className={styles['content']}>
          <LibraryBrowser
            acts={acts}
            allowed={allowedTypes}
            areFoldersChecked={false}
            library={library}
            links={links}
            place={place}
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
