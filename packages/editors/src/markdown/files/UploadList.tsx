import { IconButton, Progress } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { markdownMessages } from '../messages.ts';
import styles from './UploadList.module.css';
import type { PictureUpload } from './use-uploads.ts';

export interface UploadListProps {
  readonly uploads: readonly PictureUpload[];
}

/** The running uploads with their progress and a button to cancel each. */
export function UploadList({ uploads }: UploadListProps) {
  const intl = useIntl();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles['uploads']}>
      {uploads.map(({ id, name, share, cancel }) => (
        <li className={styles['upload']} key={id}>
          <span className={styles['name']} id={`upload-${id}`}>
            <FormattedMessage {...markdownMessages.uploading} values={{ name }} />
          </span>
          <span className={styles['progress']}>
            <Progress labelledBy={`upload-${id}`} value={share} />
          </span>
          <IconButton
            icon={X}
            label={intl.formatMessage(markdownMessages.cancelUpload, { name })}
            onClick={cancel}
            size="small"
          />
        </li>
      ))}
    </ul>
  );
}
