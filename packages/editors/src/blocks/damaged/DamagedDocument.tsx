import type { BlocksProblem } from '@admin/content-model';
import { Banner, Button, TextArea } from '@admin/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DamagedDocument.module.css';
import { damagedMessages, faultMessages } from './messages.ts';
import { RepairDialog } from './RepairDialog.tsx';
import { shownJson } from './shown-json.ts';

export interface DamagedDocumentProps {
  readonly value: unknown;
  readonly problems: readonly BlocksProblem[];
  readonly disabled: boolean;
  readonly onRepair: (value: readonly unknown[]) => void;
}

/** So many problems are named one by one. */
const mostNamed = 10;

function faultOf({ params }: BlocksProblem) {
  const { fault } = params;
  return typeof fault === 'string' && fault in faultMessages
    ? faultMessages[fault as keyof typeof faultMessages]
    : faultMessages.other;
}

/** A value that the rule book refuses: what it holds, what is wrong with it, and a way to put it right. */
export default function DamagedDocument({ value, problems, disabled, onRepair }: DamagedDocumentProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const json = useMemo(() => shownJson(value), [value]);
  return (
    <div className={styles['damaged']}>
      <Banner announce="off" title={intl.formatMessage(damagedMessages.title)} tone="warning">
        <p>
          <FormattedMessage {...damagedMessages.explanation} />
        </p>
        <ul className={styles['problems']}>
          {problems.slice(0, mostNamed).map((problem) => (
            <li key={problem.at.join('.')}>
              <FormattedMessage
                {...damagedMessages.atPlace}
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
        {problems.length > mostNamed && (
          <p>
            <FormattedMessage {...damagedMessages.more} values={{ count: problems.length - mostNamed }} />
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
