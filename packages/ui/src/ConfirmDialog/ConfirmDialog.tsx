import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useFocusReturn } from '../Dialog/use-focus-return.ts';
import styles from './ConfirmDialog.module.css';
import { useConfirmation } from './use-confirmation.ts';

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
  /** While a returned promise runs, the button shows it and nothing closes; when it rejects, the dialog stays. */
  readonly onConfirm: () => void | Promise<void>;
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
  onConfirm,
  errorMessage = generalError,
}: ConfirmDialogProps) {
  const { progress, confirm, changeOpen } = useConfirmation(onConfirm, onOpenChange);
  const { remember, giveBack } = useFocusReturn();
  const isRunning = progress.state === 'running';
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
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={isRunning}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
