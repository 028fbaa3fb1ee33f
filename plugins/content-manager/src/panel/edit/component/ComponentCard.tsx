import { VisuallyHidden } from '@admin/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './ComponentCard.module.css';

export interface ComponentCardProps {
  readonly label: string;
  readonly required: boolean;
  /** States when a required component must be filled in, if later than now. */
  readonly requiredNote?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Buttons and badges after the label. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The element that contains the fields. */
  readonly bodyRef?: Ref<HTMLDivElement>;
}

/** The frame of a component's fields, with the component's label. */
export function ComponentCard(props: ComponentCardProps) {
  const { label, required, requiredNote, hint, error, actions, children, bodyRef } = props;
  const id = useId();
  const describedBy = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    required && requiredNote !== undefined && `${id}-required`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-labelledby={`${id}-label`}
      className={styles['card']}
      data-invalid={error === undefined ? undefined : true}
    >
      <div className={styles['header']}>
        <div className={styles['heading']}>
          <p className={styles['label']} id={`${id}-label`}>
            {label}
            {required && (
              <span aria-hidden="true" className={styles['asterisk']}>
                *
              </span>
            )}
          </p>
          {required && requiredNote !== undefined && (
            <VisuallyHidden aria-hidden="true" id={`${id}-required`}>
              {requiredNote}
            </VisuallyHidden>
          )}
          {hint !== undefined && (
            <p className={styles['hint']} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={styles['body']} ref={bodyRef}>
        {children}
      </div>
      <div aria-live="polite" className={styles['error']} id={`${id}-error`}>
        {error}
      </div>
    </fieldset>
  );
}
