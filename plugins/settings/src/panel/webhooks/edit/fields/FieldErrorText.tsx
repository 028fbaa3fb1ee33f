import styles from './FieldErrorText.module.css';

export interface FieldErrorTextProps {
  /** By which the controls name it as their description. */
  readonly id: string;
  readonly text: string | undefined;
}

/** What is wrong with a group of controls, said once when it appears. */
export function FieldErrorText({ id, text }: FieldErrorTextProps) {
  return (
    <div aria-live="polite" className={styles.fieldError} id={id}>
      {text}
    </div>
  );
}
