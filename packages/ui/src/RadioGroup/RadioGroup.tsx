import { useId, type ReactNode, type Ref } from 'react';
import { useDirection } from '../Direction/index.ts';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { moveChoice, tabStopOf } from './move-choice.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Help text below the label. Not shown in the `segmented` variant. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldControlProps {
  readonly options: readonly RadioOption<Value>[];
  /** Selected option, or null. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** `segmented` shows short options side by side in one frame, such as a rating. */
  readonly variant?: 'list' | 'segmented' | undefined;
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list of mutually exclusive options.
 *
 * For more than about seven options, or if space is limited, use `Select`. The group has one tab stop, the selected
 * option; arrow keys select another. It adds no listeners to the document, since a form may contain a hundred groups.
 */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  variant = 'list',
  orientation = 'vertical',
  ref,
  ...own
}: RadioGroupProps<Value>) {
  const { name, disabled = false, 'aria-required': required = false, ...control } = useFieldControl(own);
  const direction = useDirection();
  const id = useId();
  const isOff = (option: RadioOption<Value>): boolean => disabled || option.disabled === true;
  const enabled = options.filter((option) => !isOff(option));
  const stop = enabled.find((option) => option.value === value) ?? enabled[0];

  return (
    <div
      {...control}
      aria-required={required}
      className={styles.group}
      data-disabled={disabled ? '' : undefined}
      data-orientation={variant === 'segmented' ? 'horizontal' : orientation}
      data-variant={variant}
      dir={direction}
      onFocus={(event) => {
        if (event.target === event.currentTarget) tabStopOf(event.currentTarget)?.focus();
      }}
      onKeyDown={(event) => moveChoice(event, direction)}
      ref={ref}
      role="radiogroup"
      tabIndex={-1}
    >
      {options.map((option, index) => {
        const itemId = `${id}-${index}`;
        const hasHint = variant === 'list' && option.hint !== undefined;
        const isChosen = option.value === value;
        // A button can be styled consistently in every browser.
        const radio = { role: 'radio', 'aria-checked': isChosen };
        return (
          <div className={styles.option} data-disabled={isOff(option) || undefined} key={option.value}>
            <button
              {...radio}
              aria-describedby={hasHint ? `${itemId}-hint` : undefined}
              aria-labelledby={`${itemId}-label`}
              className={styles.radio}
              data-state={isChosen ? 'checked' : 'unchecked'}
              disabled={isOff(option)}
              id={itemId}
              onClick={isChosen ? undefined : () => onValueChange(option.value)}
              tabIndex={option === stop ? 0 : -1}
              type="button"
            >
              {isChosen && <span className={styles.dot} />}
            </button>
            <div className={styles.texts}>
              <label className={styles.label} htmlFor={itemId} id={`${itemId}-label`}>
                {option.label}
              </label>
              {hasHint && (
                <div className={styles.hint} id={`${itemId}-hint`}>
                  {option.hint}
                </div>
              )}
            </div>
          </div>
        );
      })}
      {name !== undefined && value !== null && (
        <input disabled={disabled} name={name} type="hidden" value={value} />
      )}
    </div>
  );
}
