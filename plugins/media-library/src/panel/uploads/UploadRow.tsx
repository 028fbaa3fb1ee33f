import { errorText, formatValue } from '@admin/shell';
import { Icon, IconButton, Tooltip } from '@admin/ui';
import { CircleAlert, CircleCheck, RotateCw, Upload as UploadSign, X } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages as say } from './messages.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { isOver, type Upload, type UploadState } from './upload-queue.ts';
import styles from './UploadList.module.css';

const signs = {
  waiting: UploadSign,
  sending: UploadSign,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
} as const satisfies Readonly<Record<UploadState['state'], typeof UploadSign>>;

export interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** One file on its way: how far it is, or why it failed. */
export const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const intl = useIntl();
  const { id, file, status } = upload;
  const { name } = file;
  const text = (message: keyof typeof say) => intl.formatMessage(say[message], { name });
  const error =
    status.state === 'failed'
      ? formatValue(intl, errorText(status.error, say.failed))
      : status.state === 'refused'
        ? formatValue(intl, status.reason)
        : undefined;
  const away = text(isOver(status) ? 'dismiss' : 'cancel');
  return (
    <li className={styles['upload']}>
      <span className={styles['sign']} data-state={status.state}>
        <Icon icon={signs[status.state]} />
      </span>
      <span className={styles['words']}>
        <bdi className={styles['name']} title={name}>
          {name}
        </bdi>
        <span className={styles['state']}>
          {status.state === 'waiting' && text('waiting')}
          {status.state === 'done' && text('finished')}
          {status.state === 'sending' &&
            (status.share >= 1
              ? text('processing')
              : intl.formatNumber(status.share, { style: 'percent', maximumFractionDigits: 0 }))}
        </span>
      </span>
      <span className={styles['buttons']}>
        {status.state === 'failed' && (
          <Tooltip content={text('retry')} purpose="name">
            <IconButton icon={RotateCw} label={text('retry')} onClick={() => onRetry(id)} size="small" />
          </Tooltip>
        )}
        <Tooltip content={away} purpose="name">
          <IconButton icon={X} label={away} onClick={() => onCancel(id)} size="small" />
        </Tooltip>
      </span>
      {status.state === 'sending' && <ProgressBar label={text('progress')} share={status.share} />}
      {error !== undefined && <span className={styles['error']}>{error}</span>}
    </li>
  );
});
