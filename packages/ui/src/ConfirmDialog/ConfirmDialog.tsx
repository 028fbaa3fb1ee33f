import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusReturn } from '../Dialog/use-focus-return.ts';
import layer from '../Dialog/modal-layer.module.css';
import styles from './ConfirmDialog.module.css';
import { useConfirmation, type ConfirmAction } from './use-confirmation.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Delete 3 articles?" */
  readonly title: ReactNode;
  /** Consequences of the action, and which data is lost. */
  readonly body: ReactNode;
  /** Label of the confirm button, a verb. @defaultValue 'Confirm' */
  readonly confirmLabel?: string | undefined;
  /** @defaultValue 'Cancel' */
  readonly cancelLabel?: string | undefined;
  /** `danger` for actions that cannot be undone. @defaultValue 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** A second action next to the main one, with the same handling of progress and errors. */
  readonly alternative?: { readonly label: string; readonly onChoose: ConfirmAction } | undefined;
  /** Called when the user confirms. While a returned promise is pending, the button shows a spinner and the dialog cannot be closed. If it rejects, the dialog remains open. */
  readonly onConfirm: ConfirmAction;
  /** Returns the message for a rejected action. @defaultValue a general message that suggests trying again */
  readonly errorMessage?: ((error: unknown) => ReactNode) | undefined;
}

const generalError = () => 'The action failed. Try again.';

/** Asks for confirmation before an action. Cancel has the initial focus; Escape cancels. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  tone = 'default',
  alternative,
  onConfirm,
  errorMessage = generalError,
}: ConfirmDialogProps) {
  const { progress, run, changeOpen } = useConfirmation(onOpenChange);
  const { remember, restore } = useFocusReturn();
  const running = progress.state === 'running' ? progress.choice : null;
  const isRunning = running !== null;
  return (
    <Primitive.Root open={open} onOpenChange={changeOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className={layer.scrim} />
        <Primitive.Content
          className={`${layer.dialog} ${styles.dialog}`}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={restore}
        >
          <Primitive.Title className={layer.title}>{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className={styles.body}>{body}</div>
          </Primitive.Description>
          <div className={styles.error} role="alert">
            {progress.state === 'failed' && errorMessage(progress.error)}
          </div>
          <div className={styles.actions}>
            <Primitive.Cancel asChild>
              <Button disabled={isRunning}>{cancelLabel}</Button>
            </Primitive.Cancel>
            {alternative && (
              <Button
                disabled={running === 'confirm'}
                loading={running === 'alternative'}
                onClick={() => void run('alternative', alternative.onChoose)}
              >
                {alternative.label}
              </Button>
            )}
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              disabled={running === 'alternative'}
              loading={running === 'confirm'}
              onClick={() => void run('confirm', onConfirm)}
            >
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
