import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusReturn } from '../Dialog/use-focus-return.ts';
import styles from './ConfirmDialog.module.css';
import { useConfirmation, type ConfirmAction } from './use-confirmation.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question: "Delete 3 articles?" */
  readonly title: ReactNode;
  /** What will happen, and what will be lost. */
  readonly body: ReactNode;
  /** The action as a verb. @defaultValue 'Confirm' */
  readonly confirmLabel?: string | undefined;
  /** @defaultValue 'Cancel' */
  readonly cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone. @defaultValue 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** A second way to go on, beside the main one. It runs, shows and fails as the main one does. */
  readonly alternative?: { readonly label: string; readonly onChoose: ConfirmAction } | undefined;
  /** While a returned promise runs, the button shows it and nothing closes; when it rejects, the dialog stays. */
  readonly onConfirm: ConfirmAction;
  /** The text for a rejected `onConfirm`. @defaultValue a general sentence that offers a second try */
  readonly errorMessage?: ((error: unknown) => ReactNode) | undefined;
}

const generalError = () => 'That did not work. You can try again.';

/** Asks before something that matters. The focus starts on Cancel; Esc cancels. */
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
  const { remember, giveBack } = useFocusReturn();
  const running = progress.state === 'running' ? progress.choice : null;
  const isRunning = running !== null;
  return (
    <Primitive.Root open={open} onOpenChange={changeOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content className={styles.dialog} onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
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
