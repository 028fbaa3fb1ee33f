import { Checkbox } from '@admin/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../../file-shapes.ts';
import { FilePicture } from '../../files/FilePicture.tsx';
import { focalPosition } from '../../files/focal-point.ts';
import styles from './Cards.module.css';
import { fileKey, type LibraryActs } from '../library-items.ts';
import { browserMessages as say } from '../messages.ts';
import { Press } from '../Press.tsx';
import { useFileFacts } from './use-file-facts.ts';

export interface FileCardProps {
  readonly file: UploadedFile;
  readonly acts: LibraryActs;
  readonly isSelected: boolean;
  /** Undefined where nothing can be checked. */
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** A file of the grid: what it looks like, what it is called, what can be done with it. */
export const FileCard = memo(function FileCard({ file, acts, isSelected, onSelect }: FileCardProps) {
  const intl = useIntl();
  const facts = useFileFacts(file);
  const { fileHref, onFile, onFileTwice, pressed, fileMenu } = acts;
  const isChosen = isSelected || pressed?.(file) === true;
  return (
    <li className={styles['card']} data-selected={isChosen || undefined}>
      <div className={styles['frame']}>
        <FilePicture file={file} position={focalPosition(file)} width={240} />
      </div>
      {onSelect && (
        <span className={styles['check']}>
          <Checkbox
            aria-label={intl.formatMessage(say.selectRow, { name: file.name })}
            checked={isSelected}
            onCheckedChange={(isIn) => onSelect(fileKey(file.id), isIn)}
          />
        </span>
      )}
      <div className={styles['words']}>
        <div className={styles['texts']}>
          <Press
            className={styles['name']}
            href={fileHref?.(file)}
            mark="file"
            onPress={onFile && (() => onFile(file))}
            onPressTwice={onFileTwice && (() => onFileTwice(file))}
            pressed={pressed?.(file)}
          >
            <bdi title={file.name}>{file.name}</bdi>
          </Press>
          <span className={styles['facts']}>{facts}</span>
        </div>
        {fileMenu && <span className={styles['above']}>{fileMenu(file)}</span>}
      </div>
    </li>
  );
});
