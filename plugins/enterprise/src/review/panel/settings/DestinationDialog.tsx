import { formatValue, type MessageValue } from '@admin/shell';
import { Banner, Button, Dialog, Field, Select, Skeleton, type SelectOption } from '@admin/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reviewErrorText } from '../review-errors.ts';
import { destinationMessages } from './messages.ts';
import styles from './Workflows.module.css';

export interface DestinationDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly body: ReactNode;
  /** The label of the field; undefined while there are no entries that need a destination. */
  readonly label: string | undefined;
  readonly options: readonly SelectOption[];
  /** The selected option when the dialog opens. */
  readonly initial: string;
  readonly confirmLabel: string;
  readonly tone: 'danger' | 'primary';
  /** True if the entries are still being counted. */
  readonly isPending?: boolean;
  readonly onConfirm: (destination: string) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks where entries go before their stage, workflow or content type is removed. Stays open when that fails. */
export function DestinationDialog(props: DestinationDialogProps) {
  const {
    open,
    title,
    body,
    label,
    options,
    initial,
    confirmLabel,
    tone,
    isPending = false,
    onClose,
  } = props;
  const intl = useIntl();
  const [chosen, setChosen] = useState(initial);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<MessageValue | null>(null);
  const confirm = async () => {
    setIsRunning(true);
    setFailure(null);
    try {
      await props.onConfirm(chosen);
      onClose();
    } catch (error) {
      setFailure(reviewErrorText(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Dialog
      footer={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {intl.formatMessage(destinationMessages.cancel)}
          </Button>
          <Button disabled={isPending} loading={isRunning} onClick={() => void confirm()} variant={tone}>
            {confirmLabel}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(destinationMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isRunning) onClose();
      }}
      open={open}
      outsideClick="block"
      size="small"
      title={title}
    >
      <div className={styles['stack']}>
        {isPending ? <Skeleton lines={2} /> : <p className={styles['text']}>{body}</p>}
        {!isPending && label !== undefined && (
          <Field label={label}>
            <Select onValueChange={setChosen} options={options} value={chosen} />
          </Field>
        )}
        {failure !== null && <Banner title={formatValue(intl, failure)} tone="danger" />}
      </div>
    </Dialog>
  );
}
