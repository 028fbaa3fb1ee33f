import { Button, Dialog } from '@admin/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DamagedDocument.module.css';
import { damagedMessages } from './messages.ts';
import { repaired } from './repair.ts';
import { shownJson } from './shown-json.ts';

export interface RepairDialogProps {
  readonly value: unknown;
  readonly onClose: () => void;
  readonly onRepair: (value: readonly unknown[]) => void;
}

/** So many of the parts that are lost are shown. */
const mostShown = 20;

/** What a repair would take away, before it does. */
export function RepairDialog({ value, onClose, onRepair }: RepairDialogProps) {
  const intl = useIntl();
  const repair = useMemo(() => repaired(value), [value]);
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
          <pre className={styles['raw']}>{dropped.slice(0, mostShown).map(shownJson).join('\n\n')}</pre>
        </div>
      )}
    </Dialog>
  );
}
