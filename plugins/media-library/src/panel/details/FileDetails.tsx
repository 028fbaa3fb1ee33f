import { useCan, fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Button, Icon, RelativeTime } from '@admin/ui';
import { Download, LinkIcon, Trash2 } from '@admin/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryClient, fileUsesQuery } from '../calls/library-queries.ts';
import { kindOf, fileSize } from '../files/file-facts.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import { FileUseList } from '../uses/FileUseList.tsx';
import { useCopyLink, useDownload } from './file-actions.ts';
import { FileFields, FocalPointField } from './FileFields.tsx';
import { fileMessages } from './messages.ts';
import { ReplaceFile } from './ReplaceFile.tsx';
import styles from './FileDetails.module.css';

interface FileDetailsProps {
  readonly file: UploadedFile;
  /** The id of the form. */
  readonly formId: string;
  readonly mayUpdate: boolean;
  readonly onReplaced: (file: UploadedFile) => void;
  /** Opens the confirmation of a deletion; undefined where it is not offered. */
  readonly onDelete: (() => void) | undefined;
}

/** A file: its preview, metadata, actions and uses. */
export function FileDetails({ file, formId, mayUpdate, onReplaced, onDelete }: FileDetailsProps) {
  const intl = useIntl();
  const mayCopy = useCan([{ action: uploadActions.copyLink }]);
  const mayDownload = useCan([{ action: uploadActions.download }]);
  const copy = useCopyLink();
  const download = useDownload();
  // A server without uses of files would discard the focal point.
  const storesFocalPoint = !useInfiniteQuery(fileUsesQuery(useLibraryClient(), file.id)).isLoadingError;
  return (
    <div className={styles.details}>
      <div className={styles.side}>
        {kindOf(file) === 'images' && mayUpdate && storesFocalPoint ? (
          <FocalPointField file={file} />
        ) : (
          <FilePreview file={file} />
        )}
        <div className={styles.actions}>
          {mayCopy && (
            <Button onClick={() => void copy(file)} size="small" startIcon={<Icon icon={LinkIcon} />}>
              {intl.formatMessage(fileMessages.copyLink)}
            </Button>
          )}
          {mayDownload && (
            <Button onClick={() => download(file)} size="small" startIcon={<Icon icon={Download} />}>
              {intl.formatMessage(fileMessages.download)}
            </Button>
          )}
          {mayUpdate && <ReplaceFile file={file} onReplaced={onReplaced} />}
          {onDelete && (
            <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />}>
              {intl.formatMessage(fileMessages.delete)}
            </Button>
          )}
        </div>
        <FileFacts file={file} />
      </div>
      <div className={styles.side}>
        <FileFields file={file} id={formId} mayUpdate={mayUpdate} />
        <FileUseList id={file.id} />
      </div>
    </div>
  );
}

/** The preview of a file: a picture, a player, or the icon of its kind. */
function FilePreview({ file }: { readonly file: UploadedFile }) {
  const { backendUrl } = useRuntime().config;
  const address = fileAddress(file.url, backendUrl);
  const kind = kindOf(file);
  return (
    <div className={styles.preview}>
      {kind === 'videos' ? (
        // Uploaded files have no subtitles.
        <video aria-label={file.name} controls preload="metadata" src={address}>
          <track kind="captions" />
        </video>
      ) : kind === 'audios' ? (
        <audio aria-label={file.name} controls preload="metadata" src={address}>
          <track kind="captions" />
        </audio>
      ) : (
        <FilePicture alt={file.alternativeText || file.name} file={file} fit="contain" width={640} />
      )}
    </div>
  );
}

/** The read-only facts about a file. */
function FileFacts({ file }: { readonly file: UploadedFile }) {
  const intl = useIntl();
  const { width, height, createdBy } = file;
  const plain = (pixels: number) => intl.formatNumber(pixels, { useGrouping: false });
  const person = createdBy && [createdBy.firstname, createdBy.lastname].filter(Boolean).join(' ');
  const time = (date: string) => <RelativeTime date={date} isTabStop={false} locale={intl.locale} />;
  const facts: readonly (readonly [keyof typeof fileMessages, ReactNode])[] = [
    ['type', file.mime],
    ['size', fileSize(intl, file.size)],
    ...(width !== null && height !== null
      ? ([['dimensions', `${plain(width)} × ${plain(height)}`]] as const)
      : []),
    ['uploaded', time(file.createdAt)],
    ...(file.updatedAt === file.createdAt ? [] : ([['changed', time(file.updatedAt)]] as const)),
    ...(person ? ([['by', person]] as const) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt>{intl.formatMessage(fileMessages[name])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
