import { Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { uploadMessages as say } from './messages.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { isOver, shareSent } from './upload-queue.ts';
import styles from './UploadList.module.css';
import { UploadRow } from './UploadRow.tsx';
import type { Uploads } from './use-upload-queue.ts';

/** Files on their way and those that have arrived, each with its own fate. Nothing where there are none. */
export function UploadList({ list, queue }: Uploads) {
  const intl = useIntl();
  const left = list.filter(({ status }) => !isOver(status)).length;
  const done = list.filter(({ status }) => status.state === 'done').length;
  const again = list.filter(({ status }) => status.state === 'failed');
  const failed = list.length - left - done;
  const summary =
    left > 0
      ? intl.formatMessage(say.running, { left })
      : intl.formatMessage(failed > 0 ? say.failedCount : say.done, { done, failed });
  if (list.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage(say.uploads)} className={styles['uploads']}>
      <div className={styles['head']}>
        <output className={styles['title']}>{summary}</output>
        {left === 0 && again.length > 1 && (
          <Button onClick={() => again.forEach(({ id }) => queue.retry(id))} size="small">
            {intl.formatMessage(say.retryAll)}
          </Button>
        )}
        {left === 0 && (
          <Button onClick={queue.clear} size="small" variant="ghost">
            {intl.formatMessage(say.clear)}
          </Button>
        )}
      </div>
      {left > 0 && <ProgressBar label={summary} place="head" share={shareSent(list)} />}
      <ul className={styles['list']}>
        {list.map((upload) => (
          <UploadRow key={upload.id} onCancel={queue.cancel} onRetry={queue.retry} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
