import type { ValueDifference } from '@admin/content-model';
import { Button, Dialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useDifferenceTexts } from '../differences/use-difference-texts.tsx';
import styles from './RecoveredChanges.module.css';
import { draftMessages } from './messages.ts';

export interface RecoveredDifferencesProps {
  /** The restored and the current values. */
  readonly differences: readonly ValueDifference[];
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** Maximum number of displayed values. */
const maxShown = 50;

/** The values that restoring the changes would replace. */
export function RecoveredDifferences({ differences, onRestore, onClose }: RecoveredDifferencesProps) {
  const intl = useIntl();
  const left = differences.length - maxShown;
  return (
    <Dialog
      description={intl.formatMessage(draftMessages.differencesDescription, { count: differences.length })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(draftMessages.close)}</Button>
          <Button onClick={onRestore} variant="primary">
            {intl.formatMessage(draftMessages.restore)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(draftMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      size="large"
      title={intl.formatMessage(draftMessages.differencesTitle)}
    >
      <div className={styles['fields']}>
        {differences.slice(0, maxShown).map((one, index) => (
          // The differences do not change while the dialog is open.
          <Difference difference={one} key={index} />
        ))}
        {left > 0 && <p>{intl.formatMessage(draftMessages.more, { count: left })}</p>}
      </div>
    </Dialog>
  );
}

function Difference({ difference }: { readonly difference: ValueDifference }) {
  const intl = useIntl();
  const { name, mine, theirs } = useDifferenceTexts(difference);
  return (
    <section>
      <h3 className={styles['name']}>{name}</h3>
      <dl className={styles['sides']}>
        <div>
          <dt className={styles['side']}>{intl.formatMessage(draftMessages.restorable)}</dt>
          <dd className={styles['text']}>{mine}</dd>
        </div>
        <div>
          <dt className={styles['side']}>{intl.formatMessage(draftMessages.current)}</dt>
          <dd className={styles['text']}>{theirs}</dd>
        </div>
      </dl>
    </section>
  );
}
