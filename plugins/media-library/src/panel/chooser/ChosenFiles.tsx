import type { MediaFile } from '@admin/plugin-content-manager/points';
import { IconButton, Tooltip } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { FilePicture } from '../files/FilePicture.tsx';
import styles from './ChooseDialog.module.css';
import { chooserMessages as say } from './messages.ts';

export interface ChosenFilesProps {
  readonly files: readonly MediaFile[];
  readonly onTakeOut: (file: MediaFile) => void;
}

/** What is chosen so far, whatever the place that it was chosen in. */
export function ChosenFiles({ files, onTakeOut }: ChosenFilesProps) {
  const intl = useIntl();
  return (
    <div className={styles['chosen']}>
      <output className={styles['count']}>{intl.formatMessage(say.chosen, { count: files.length })}</output>
      {files.length > 0 && (
        <ul aria-label={intl.formatMessage(say.chosenFiles)} className={styles['files']}>
          {files.map((file) => {
            const label = intl.formatMessage(say.takeOut, { name: file.name });
            return (
              <li className={styles['file']} key={file.id}>
                <FilePicture file={file} width={40} />
                <span className={styles['out']}>
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
