import { BulkProgressBar, progressName, useBulkProgress } from '@admin/plugin-content-manager/bulk-progress';
import {
  ApiError,
  formatValue,
  notifyRef,
  useService,
  type ActionDialogProps,
  type Selection,
} from '@admin/shell';
import { Banner, Button } from '@admin/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeText } from '../review-errors.ts';
import type { BulkReport } from './bulk-report.ts';
import { bulkMessages } from './messages.ts';
import styles from './BulkForm.module.css';

export interface BulkFormProps extends ActionDialogProps<Selection> {
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly disabled: boolean;
  /** Changes the entries. @param progress the name under which the server reports the progress */
  readonly change: (progress: string) => Promise<BulkReport>;
  /** Returns the notice about changed entries. */
  readonly notice: (count: number) => string;
}

/** The body of a bulk dialog. Entries that were not changed remain selected and are listed with the reason. */
export function BulkForm(props: BulkFormProps) {
  const { children, close, confirmLabel, disabled, input } = props;
  const intl = useIntl();
  const { confirm, isRunning, name, report } = useBulkChange(props);
  const isOver = report !== null;
  const leave = isRunning ? bulkMessages.leave : isOver ? bulkMessages.close : bulkMessages.cancel;
  return (
    <div className={styles['form']}>
      {isOver && <Refused isMatching={input.matching !== undefined} report={report} />}
      {!isOver && isRunning && input.matching && <Progress name={name} />}
      {!isOver && !(isRunning && input.matching) && children}
      <div className={styles['actions']}>
        {/* A change of checked rows is over in a moment; one of all matching entries continues without the dialog. */}
        <Button disabled={isRunning && !input.matching} onClick={close}>
          {intl.formatMessage(input.matching ? leave : isOver ? bulkMessages.close : bulkMessages.cancel)}
        </Button>
        {!isOver && (
          <Button disabled={disabled} loading={isRunning} onClick={() => void confirm()} variant="primary">
            {confirmLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Runs the change, and returns its report if entries were not changed. */
function useBulkChange({ input, close, run, change, notice }: BulkFormProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [name] = useState(progressName);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<BulkReport | null>(null);
  const isOutdated = (error: unknown): boolean => {
    const count = error instanceof ApiError && error.status === 409 ? error.details['count'] : undefined;
    if (!input.matching || typeof count !== 'number') return false;
    input.recount(count);
    const title = intl.formatMessage(bulkMessages.selectionChanged, { count, seen: input.matching.count });
    notify({ tone: 'warning', title });
    return true;
  };
  const confirm = async () => {
    setIsRunning(true);
    await run(async () => {
      let changed: BulkReport;
      try {
        changed = await change(name);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        close();
        return;
      }
      if (changed.done > 0) {
        notify({ tone: 'success', title: notice(changed.done) });
        if (input.ids) input.uncheck(changed.ids);
        else if (changed.refused === 0) input.clear();
        await input.refresh();
      }
      if (changed.refused === 0) close();
      else setReport(changed);
    });
    setIsRunning(false);
  };
  return { confirm, isRunning, name, report };
}

/** The progress of a change of all matching entries. */
function Progress({ name }: { readonly name: string }) {
  const progress = useBulkProgress(name, true);
  return (
    <BulkProgressBar
      progress={progress}
      steps={{ judging: bulkMessages.changing, changing: bulkMessages.changing }}
    />
  );
}

interface RefusedProps {
  readonly report: BulkReport;
  readonly isMatching: boolean;
}

/** The entries that were not changed, with the reasons. */
function Refused({ report: { refused, reasons }, isMatching }: RefusedProps) {
  const intl = useIntl();
  return (
    <Banner title={intl.formatMessage(bulkMessages.refusedTitle, { count: refused })} tone="warning">
      {!isMatching && <p>{intl.formatMessage(bulkMessages.refusedBody)}</p>}
      <ul className={styles['reasons']}>
        {reasons.map(({ id, code }) => (
          <li key={id}>
            {intl.formatMessage(bulkMessages.entry, { id: String(id) })}
            {': '}
            {formatValue(
              intl,
              codeText(code) ?? (code === 'FAILED' ? bulkMessages.serverFailed : bulkMessages.notAllowed),
            )}
          </li>
        ))}
      </ul>
      {refused > reasons.length && (
        <p>{intl.formatMessage(bulkMessages.moreRefused, { count: refused - reasons.length })}</p>
      )}
    </Banner>
  );
}
