import type { BlocksProblem } from '@admin/content-model';
import { Banner, Button, Dialog, TextArea } from '@admin/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { damagedMessages, faultMessages } from './messages.ts';
import { displayJson, repairDocument } from './repair.ts';
import styles from './DamagedDocument.module.css';

export interface RepairDialogProps {
  readonly value: unknown;
  readonly onClose: () => void;
  readonly onRepair: (value: readonly unknown[]) => void;
}

/** Maximum number of lost parts that are shown. */
const maxShownParts = 20;

/** Confirms a repair and shows the parts that it drops. */
export function RepairDialog({ value, onClose, onRepair }: RepairDialogProps) {
  const intl = useIntl();
  const repair = useMemo(() => repairDocument(value), [value]);
  const { dropped } = repair;
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage {...damagedMessages.cancel} />
          </Button>
          <Button onClick={() => onRepair(repair.value)} variant={dropped.length > 0 ? 'danger' : 'primary'}>
            <FormattedMessage {...damagedMessages.repair} />
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title={intl.formatMessage(damagedMessages.dialog)}
    >
      {dropped.length === 0 ? (
        <p>
          <FormattedMessage {...damagedMessages.nothingLost} />
        </p>
      ) : (
        <div className={styles['damaged']}>
          <p>
            <FormattedMessage {...damagedMessages.lost} values={{ count: dropped.length }} />
          </p>
          <pre className={styles['raw']}>{dropped.slice(0, maxShownParts).map(displayJson).join('\n\n')}</pre>
        </div>
      )}
    </Dialog>
  );
}

export interface DamagedDocumentProps {
  readonly value: unknown;
  readonly problems: readonly BlocksProblem[];
  readonly disabled: boolean;
  readonly onRepair: (value: readonly unknown[]) => void;
}

/** Maximum number of problems that are listed. */
const maxListedProblems = 10;

function faultOf({ params }: BlocksProblem) {
  const { fault } = params;
  return typeof fault === 'string' && fault in faultMessages
    ? faultMessages[fault as keyof typeof faultMessages]
    : faultMessages.other;
}

/** Shows an invalid value with its problems, and offers to repair it. */
export default function DamagedDocument({ value, problems, disabled, onRepair }: DamagedDocumentProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const json = useMemo(() => displayJson(value), [value]);
  return (
    <div className={styles['damaged']}>
      <Banner announce="off" title={intl.formatMessage(damagedMessages.title)} tone="warning">
        <p>
          <FormattedMessage {...damagedMessages.explanation} />
        </p>
        <ul className={styles['problems']}>
          {problems.slice(0, maxListedProblems).map((problem) => (
            <li key={problem.at.join('.')}>
              <FormattedMessage
                {...damagedMessages.atPosition}
                values={{
                  place:
                    problem.at.length === 0 ? (
                      intl.formatMessage(damagedMessages.whole)
                    ) : (
                      <code className={styles['path']}>{problem.at.join('.')}</code>
                    ),
                  fault: intl.formatMessage(faultOf(problem)),
                }}
              />
            </li>
          ))}
        </ul>
        {problems.length > maxListedProblems && (
          <p>
            <FormattedMessage
              {...damagedMessages.more}
              values={{ count: problems.length - maxListedProblems }}
            />
          </p>
        )}
      </Banner>
      <TextArea readOnly rows={8} value={json} variant="code" />
      {!disabled && (
        <div>
          <Button onClick={() => setOpen(true)} variant="secondary">
            <FormattedMessage {...damagedMessages.repair} />
          </Button>
        </div>
      )}
      {isOpen && (
        <RepairDialog
          onClose={() => setOpen(false)}
          onRepair={(repaired) => {
            setOpen(false);
            onRepair(repaired);
          }}
          value={value}
        />
      )}
    </div>
  );
}
