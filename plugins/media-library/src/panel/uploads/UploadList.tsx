import { errorText, formatValue } from '@admin/shell';
import { Button, Icon, IconButton, Progress, Tooltip } from '@admin/ui';
import { CircleAlert, CircleCheck, RotateCw, Upload as UploadSign, X } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages } from './messages.ts';
import { isOver, shareSent, type Upload, type UploadState } from './upload-queue.ts';
import type { Uploads } from './use-upload-queue.ts';
import styles from './UploadList.module.css';

/** Current and finished uploads with their status. Hidden without any. */
export function UploadList({ list, queue }: Uploads) {
  const intl = useIntl();
  const left = list.filter(({ status }) => !isOver(status)).length;
  const done = list.filter(({ status }) => status.state === 'done').length;
  const again = list.filter(({ status }) => status.state === 'failed');
  const failed = list.length - left - done;
  const summary =
    left > 0
      ? intl.formatMessage(uploadMessages.running, { left })
      : intl.formatMessage(failed > 0 ? uploadMessages.failedCount : uploadMessages.done, { done, failed });
  if (list.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage(uploadMessages.uploads)} className={styles.uploads}>
      <div className={styles.head}>
        <output className={styles.title}>{summary}</output>
        {left === 0 && again.length > 1 && (
          <Button onClick={() => again.forEach(({ id }) => queue.retry(id))} size="small">
            {intl.formatMessage(uploadMessages.retryAll)}
          </Button>
        )}
        {left === 0 && (
          <Button onClick={queue.clear} size="small" variant="ghost">
            {intl.formatMessage(uploadMessages.clear)}
          </Button>
        )}
      </div>
      {left > 0 && <Progress label={summary} shape="edge" value={shareSent(list)} />}
      <ul className={styles.list}>
        {list.map((upload) => (
          <UploadRow key={upload.id} onCancel={queue.cancel} onRetry={queue.retry} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

const signs = {
  waiting: UploadSign,
  sending: UploadSign,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
} as const satisfies Readonly<Record<UploadState['state'], typeof UploadSign>>;

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** An upload with its progress or its error. */
const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const intl = useIntl();
  const { id, file, status } = upload;
  const { name } = file;
  const text = (message: keyof typeof uploadMessages) =>
    intl.formatMessage(uploadMessages[message], { name });
  const error =
    status.state === 'failed'
      ? formatValue(intl, errorText(status.error, uploadMessages.failed))
      : status.state === 'refused'
        ? formatValue(intl, status.reason)
        : undefined;
  const away = text(isOver(status) ? 'dismiss' : 'cancel');
  return (
    <li className={styles.upload}>
      <span className={styles.sign} data-state={status.state}>
        <Icon icon={signs[status.state]} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.state}>
          {status.state === 'waiting' && text('waiting')}
          {status.state === 'done' && text('finished')}
          {status.state === 'sending' &&
            (status.share >= 1
              ? text('processing')
              : intl.formatNumber(status.share, { style: 'percent', maximumFractionDigits: 0 }))}
        </span>
      </span>
      <span className={styles.buttons}>
        {status.state === 'failed' && (
          <Tooltip content={text('retry')} purpose="name">
            <IconButton icon={RotateCw} label={text('retry')} onClick={() => onRetry(id)} size="small" />
          </Tooltip>
        )}
        <Tooltip content={away} purpose="name">
          <IconButton icon={X} label={away} onClick={() => onCancel(id)} size="small" />
        </Tooltip>
      </span>
      {status.state === 'sending' && (
        <span className={styles.bar}>
          <Progress label={text('progress')} value={status.share} />
        </span>
      )}
      {error !== undefined && <span className={styles.error}>{error}</span>}
    </li>
  );
});
