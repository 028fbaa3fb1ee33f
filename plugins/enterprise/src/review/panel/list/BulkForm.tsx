import { formatValue, notifyRef, useService, type ActionDialogProps, type Selection } from '@admin/shell';
import { Banner, Button } from '@admin/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewOutcome } from '../../contract.ts';
import { codeText } from '../review-errors.ts';
import { bulkMessages } from './messages.ts';
import styles from './BulkForm.module.css';

export interface BulkFormProps extends ActionDialogProps<Selection> {
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly disabled: boolean;
  /** Changes the entries, and returns the outcome of each. */
  readonly change: () => Promise<readonly ReviewOutcome[]>;
  /** Returns the notice about changed entries. */
  readonly notice: (count: number) => string;
}

/** The body of a bulk dialog. Entries that were not changed remain selected and are listed with the reason. */
export function BulkForm(props: BulkFormProps) {
  const { input, close, run, children, confirmLabel, disabled, change, notice } = props;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [isRunning, setIsRunning] = useState(false);
  const [refused, setRefused] = useState<readonly ReviewOutcome[]>([]);
  const confirm = async () => {
    setIsRunning(true);
    await run(async () => {
      const outcomes = await change();
      const left = outcomes.filter(({ outcome }) => outcome === 'refused');
      const done = outcomes.filter(({ outcome }) => outcome !== 'refused');
      if (done.length > 0) {
        notify({ tone: 'success', title: notice(done.length) });
        if (input.ids) input.uncheck(done.map(({ id }) => id));
        await input.refresh();
      }
      setRefused(left);
      if (left.length === 0) close();
    });
    setIsRunning(false);
  };
  return (
    <div className={styles['form']}>
      {refused.length === 0 ? (
        children
      ) : (
        <Banner
          title={intl.formatMessage(bulkMessages.refusedTitle, { count: refused.length })}
          tone="warning"
        >
          <p>{intl.formatMessage(bulkMessages.refusedBody)}</p>
          <ul className={styles['reasons']}>
            {refused.map(({ id, code }) => (
              <li key={id}>
                {intl.formatMessage(bulkMessages.entry, { id: String(id) })}
                {': '}
                {formatValue(intl, codeText(code) ?? bulkMessages.notAllowed)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div className={styles['actions']}>
        <Button disabled={isRunning} onClick={close}>
          {intl.formatMessage(refused.length === 0 ? bulkMessages.cancel : bulkMessages.close)}
        </Button>
        {refused.length === 0 && (
          <Button disabled={disabled} loading={isRunning} onClick={() => void confirm()} variant="primary">
            {confirmLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
