import { notifyRef, useService } from '@admin/shell';
import { IconButton, Tooltip, Banner, Field, TextInput } from '@admin/ui';
import { Copy } from '@admin/ui/icons';
import { feedbackMessages } from './messages.ts';
import styles from './ShownOnce.module.css';

interface CopyButtonProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly text: string;
}

/** Copies a text and notifies the user of the result. Pages without a secure origin have no clipboard. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const notify = useService(notifyRef);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', title: feedbackMessages.copied });
    } catch {
      notify({ tone: 'warning', title: feedbackMessages.copyFailed });
    }
  };
  return (
    <Tooltip content={label} purpose="name">
      <IconButton icon={Copy} label={label} onClick={() => void copy()} size="tiny" />
    </Tooltip>
  );
}

interface ShownOnceProps {
  readonly title: string;
  /** Asks the user to copy the text now. */
  readonly body: string;
  /** Accessible name of the text. */
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
}

/** A new key or secret that is shown only on this page. */
export function ShownOnce({ title, body, label, copyLabel, text }: ShownOnceProps) {
  return (
    <Banner title={title} tone="success">
      <div className={styles.key}>
        <p>{body}</p>
        <Field label={label} labelVisibility="hidden">
          <TextInput
            endSlot={<CopyButton label={copyLabel} text={text} />}
            onFocus={(event) => event.target.select()}
            readOnly
            spellCheck={false}
            value={text}
          />
        </Field>
      </div>
    </Banner>
  );
}
