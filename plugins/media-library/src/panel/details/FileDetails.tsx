import { useCan } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Download, LinkIcon, Trash2 } from '@admin/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-shapes.ts';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryClient } from '../calls/library-client.ts';
import { fileUsesQuery } from '../calls/library-queries.ts';
import { kindOf } from '../files/file-kinds.ts';
import { useCopyLink, useDownload } from './file-actions.ts';
import styles from './FileDetails.module.css';
import { FileFacts } from './FileFacts.tsx';
import { FileFields, FocalPointField } from './FileFields.tsx';
import { FilePreview } from './FilePreview.tsx';
import { FileUseList } from '../uses/FileUseList.tsx';
import { fileMessages as say } from './messages.ts';
import { ReplaceFile } from './ReplaceFile.tsx';

export interface FileDetailsProps {
  readonly file: UploadedFile;
  /** Names the form of the fields. */
  readonly formId: string;
  readonly mayUpdate: boolean;
  readonly onReplaced: (file: UploadedFile) => void;
  /** Asks whether to delete; undefined where that is not offered. */
  readonly onDelete: (() => void) | undefined;
}

/** A file: what it looks like, what is said about it, what can be done with it, and where it is used. */
export function FileDetails({ file, formId, mayUpdate, onReplaced, onDelete }: FileDetailsProps) {
  const intl = useIntl();
  const mayCopy = useCan([{ action: uploadActions.copyLink }]);
  const mayDownload = useCan([{ action: uploadActions.download }]);
  const copy = useCopyLink();
  const download = useDownload();
  // A server that lists no uses is of another make, and would drop the focal point.
  const keepsFocalPoint = !useInfiniteQuery(fileUsesQuery(useLibraryClient(), file.id)).isLoadingError;
  return (
    <div className={styles['details']}>
      <div className={styles['side']}>
        {kindOf(file) === 'images' && mayUpdate && keepsFocalPoint ? (
          <FocalPointField file={file} />
        ) : (
          <FilePreview file={file} />
        )}
        <div className={styles['actions']}>
          {mayCopy && (
            <Button onClick={() => void copy(file)} size="small" startIcon={<Icon icon={LinkIcon} />}>
              {intl.formatMessage(say.copyLink)}
            </Button>
          )}
          {mayDownload && (
            <Button onClick={() => download(file)} size="small" startIcon={<Icon icon={Download} />}>
              {intl.formatMessage(say.download)}
            </Button>
          )}
          {mayUpdate && <ReplaceFile file={file} onReplaced={onReplaced} />}
          {onDelete && (
            <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />}>
              {intl.formatMessage(say.delete)}
            </Button>
          )}
        </div>
        <FileFacts file={file} />
      </div>
      <div className={styles['side']}>
        <FileFields file={file} id={formId} mayUpdate={mayUpdate} />
        <FileUseList id={file.id} />
      </div>
    </div>
  );
}
