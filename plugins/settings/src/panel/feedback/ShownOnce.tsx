import { Banner, Field, TextInput } from '@admin/ui';
import { CopyButton } from './CopyButton.tsx';
import styles from './ShownOnce.module.css';

export interface ShownOnceProps {
  readonly title: string;
  /** Says that it has to be copied now. */
  readonly body: string;
  /** Accessible name of the text. */
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
}

/** A new key or secret, which nobody can read again after this page. */
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
