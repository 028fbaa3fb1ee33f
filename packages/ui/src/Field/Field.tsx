import { useId, useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './Field.module.css';
import { FieldContext, type FieldLanguage } from './field-context.ts';

export interface FieldProps {
  readonly label: ReactNode;
  /** One input of this package; it finds its id, name and state through the field. */
  readonly children: ReactNode;
  /** Help that stays on screen while the user types. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. Anything but nothing marks the control as invalid. */
  readonly error?: ReactNode;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  /** When a required value has to be there, if that is not now: the control may stay empty, and the asterisk says this. */
  readonly requiredNote?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The language of the value, where it is not that of the page. */
  readonly language?: FieldLanguage | undefined;
  /** Stands at the end of the label's line: a language badge, a "Regenerate" link. */
  readonly labelAction?: ReactNode;
  /** `reserved` keeps a line free, so that an error that appears on blur moves nothing under the pointer. */
  readonly messageSpace?: 'auto' | 'reserved' | undefined;
  /** `hidden` keeps the label for screen readers only, where the place says the same to the eye. */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
}

/**
 * Label, hint and error round one control, wired for screen readers: the label names the control, hint and error
 * describe it, an error that appears is announced once, politely.
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
