import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import type { UploadedFile } from '../../file-shapes.ts';
import { kindOf } from '../files/file-kinds.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import styles from './FileDetails.module.css';

/** A file as it is: a picture, or something to play. What is none of these is shown as its kind. */
export function FilePreview({ file }: { readonly file: UploadedFile }) {
  const { backendUrl } = useRuntime().config;
  const address = fileAddress(file.url, backendUrl);
  const kind = kindOf(file);
  return (
    <div className={styles['preview']}>
      {kind === 'videos' ? (
        // What people upload has no subtitles of its own.
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
