import styles from './FieldComplaint.module.css';

export interface FieldComplaintProps {
  /** By which the controls name it as their description. */
  readonly id: string;
  readonly text: string | undefined;
}

/** What is wrong with a group of controls, said once when it appears. */
export function FieldComplaint({ id, text }: FieldComplaintProps) {
  return (
    <div aria-live="polite" className={styles.complaint} id={id}>
      {text}
    </div>
  );
}
