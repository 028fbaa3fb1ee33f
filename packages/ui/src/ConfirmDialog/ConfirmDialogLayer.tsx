import * as Primitive from '@radix-ui/react-alert-dialog';
import { Button } from '../Button/index.ts';
import { useFocusReturn } from '../Dialog/use-focus-return.ts';
import layer from '../Dialog/modal-layer.module.css';
import { useEscapeKey } from '../environment/index.ts';
import styles from './ConfirmDialog.module.css';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import { useConfirmation } from './use-confirmation.ts';

const generalError = () => 'The action failed. Try again.';

/** The confirmation, once it has been opened. */
export function ConfirmDialogLayer({
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
  const [content, escape] = useEscapeKey(() => changeOpen(false));
  const running = progress.state === 'running' ? progress.choice : null;
  const isRunning = running !== null;
  return (
    <Primitive.Root open={open} onOpenChange={changeOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className={layer.scrim} />
        <Primitive.Content
          ref={content}
          className={`${layer.dialog} ${styles.dialog}`}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={restore}
          {...escape}
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
