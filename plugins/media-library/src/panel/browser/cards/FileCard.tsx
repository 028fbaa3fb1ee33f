import type { MediaFile } from '@admin/plugin-content-manager/points';
import { Checkbox } from '@admin/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../../file-schemas.ts';
import { fileSize, extensionOf } from '../../files/file-facts.ts';
import { FilePicture } from '../../files/FilePicture.tsx';
import { focalPosition } from '../../files/focal-point.ts';
import { fileKey, type LibraryActions } from '../library-items.ts';
import { browserMessages } from '../messages.ts';
import { Press } from '../Press.tsx';
import styles from './Cards.module.css';

type KnownFile = Pick<MediaFile, 'name' | 'ext' | 'width' | 'height' | 'size'>;

/** Returns type and size of a file in a line: `JPG · 1,200 × 800 · 1.2 MB`, each with its own text direction. */
export function useFileFacts(file: KnownFile): ReactNode {
  const intl = useIntl();
  const { width, height } = file;
  const facts = [
    extensionOf(file),
    width !== null && height !== null
      ? intl.formatMessage(browserMessages.dimensions, {
          width: intl.formatNumber(width, { useGrouping: false }),
          height: intl.formatNumber(height, { useGrouping: false }),
        })
      : undefined,
    fileSize(intl, file.size),
  ];
  return facts
    .filter((fact) => fact !== undefined)
    .map((fact, index) => (
      <Fragment key={fact}>
        {index > 0 && ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}

interface FileCardProps {
  readonly file: UploadedFile;
  readonly actions: LibraryActions;
  readonly isSelected: boolean;
  /** Undefined where nothing can be selected. */
  readonly onSelect: ((key: string, isIn: boolean) => void) | undefined;
}

/** A file of the grid: its picture, its name and its menu. */
export const FileCard = memo(function FileCard({ file, actions, isSelected, onSelect }: FileCardProps) {
  const intl = useIntl();
  const facts = useFileFacts(file);
  const { fileHref, onFile, onFileTwice, pressed, fileMenu } = actions;
  const isChosen = isSelected || pressed?.(file) === true;
  return (
    <li className={styles.card} data-selected={isChosen || undefined}>
      <div className={styles.frame}>
        <FilePicture file={file} position={focalPosition(file)} width={240} />
      </div>
      {onSelect && (
        <span className={styles.check}>
          <Checkbox
            aria-label={intl.formatMessage(browserMessages.selectRow, { name: file.name })}
            checked={isSelected}
            onCheckedChange={(isIn) => onSelect(fileKey(file.id), isIn)}
          />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.texts}>
          <Press
            className={styles.name}
            href={fileHref?.(file)}
            mark="file"
            onPress={onFile && (() => onFile(file))}
            onPressTwice={onFileTwice && (() => onFileTwice(file))}
            pressed={pressed?.(file)}
          >
            <span className={styles.label} dir="auto" title={file.name}>
              {file.name}
            </span>
          </Press>
          <span className={styles.facts}>{facts}</span>
        </div>
        {fileMenu && <span className={styles.above}>{fileMenu(file)}</span>}
      </div>
    </li>
  );
});
