import type { MergeConflict } from '@admin/content-model';
import { Button, Dialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useDifferenceTexts } from '../differences/use-difference-texts.tsx';
import styles from './KeptDifferences.module.css';
import { journalMessages } from './messages.ts';

export interface KeptDifferencesProps {
  /** What was kept, and what stands there now. */
  readonly differences: readonly MergeConflict[];
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** How many values are shown; what is left is counted. */
const mostShown = 50;

/** Shows what would be another value once kept changes are restored. */
export function KeptDifferences({ differences, onRestore, onClose }: KeptDifferencesProps) {
  const intl = useIntl();
  const left = differences.length - mostShown;
  return (
    <Dialog
      description={intl.formatMessage(journalMessages.differencesDescription, { count: differences.length })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(journalMessages.close)}</Button>
          <Button onClick={onRestore} variant="primary">
            {intl.formatMessage(journalMessages.restore)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(journalMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      size="large"
      title={intl.formatMessage(journalMessages.differencesTitle)}
    >
      <div className={styles['fields']}>
        {differences.slice(0, mostShown).map((one) => (
          <Difference difference={one} key={one.path.join('.')} />
        ))}
        {left > 0 && <p>{intl.formatMessage(journalMessages.more, { count: left })}</p>}
      </div>
    </Dialog>
  );
}

function Difference({ difference }: { readonly difference: MergeConflict }) {
  const intl = useIntl();
  const { name, mine, theirs } = useDifferenceTexts(difference);
  return (
    <section>
      <h3 className={styles['name']}>{name}</h3>
      <dl className={styles['sides']}>
        <div>
          <dt className={styles['side']}>{intl.formatMessage(journalMessages.kept)}</dt>
          <dd className={styles['text']}>{mine}</dd>
        </div>
        <div>
          <dt className={styles['side']}>{intl.formatMessage(journalMessages.current)}</dt>
          <dd className={styles['text']}>{theirs}</dd>
        </div>
      </dl>
    </section>
  );
}
