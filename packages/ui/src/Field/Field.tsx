import { useId, useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './Field.module.css';
import { FieldContext, type FieldLanguage } from './field-context.ts';

export interface FieldProps {
  readonly label: ReactNode;
  /** A form control. It receives its id, name and state from the field. */
  readonly children: ReactNode;
  /** Help text that is always visible. */
  readonly hint?: ReactNode;
  /** Error message. Marks the control as invalid. */
  readonly error?: ReactNode;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  /** Explains when the value is required, such as "Required to publish". The control then accepts an empty value. */
  readonly requiredNote?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Language of the value, if it differs from the language of the page. */
  readonly language?: FieldLanguage | undefined;
  /** Content at the end of the label line, such as a language badge or a "Regenerate" link. */
  readonly labelAction?: ReactNode;
  /** `reserved` reserves a line for the error, so that the layout does not shift when it appears. */
  readonly messageSpace?: 'auto' | 'reserved' | undefined;
  /** `hidden` shows the label only to screen readers. */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
}

/**
 * Label, hint and error message of a form control.
 *
 * The label names the control, and hint and error describe it. Screen readers announce a new error politely.
 */
export function Field({
  label,
  children,
  hint,
  error,
  name,
  required = false,
  requiredNote,
  disabled = false,
  language,
  labelAction,
  messageSpace = 'auto',
  labelVisibility = 'visible',
}: FieldProps) {
  const id = useId();
  const hasHint = isShown(hint);
  const invalid = isShown(error);
  const isNoted = required && requiredNote !== undefined;

  const context = useMemo(() => {
    const describedBy = [invalid && `${id}-error`, hasHint && `${id}-hint`, isNoted && `${id}-required`]
      .filter(Boolean)
      .join(' ');
    return {
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: describedBy === '' ? undefined : describedBy,
      name,
      invalid,
      required: required && !isNoted,
      disabled,
      language,
    };
  }, [id, name, hasHint, invalid, isNoted, required, disabled, language]);

  return (
    <FieldContext value={context}>
      <div className={styles.field} data-disabled={disabled || undefined}>
        <div className={styles.heading} data-visibility={labelVisibility}>
          <label className={styles.label} htmlFor={context.controlId}>
            <span id={context.labelId}>{label}</span>
            {required && (
              <span className={styles.asterisk} aria-hidden="true">
                *
              </span>
            )}
          </label>
          {isNoted && (
            <VisuallyHidden aria-hidden="true" id={`${id}-required`}>
              {requiredNote}
            </VisuallyHidden>
          )}
          {labelAction}
        </div>
        {children}
        <div className={styles.messages} data-space={messageSpace}>
          <div aria-live="polite" className={styles.error} id={`${id}-error`}>
            {error}
          </div>
          {hasHint && (
            <div className={styles.hint} id={`${id}-hint`}>
              {hint}
            </div>
          )}
        </div>
      </div>
    </FieldContext>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
