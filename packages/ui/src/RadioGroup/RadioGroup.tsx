import {
  Root,
  unstable_ItemProvider as Item,
  unstable_ItemTrigger as Radio,
} from '@radix-ui/react-radio-group';
import { useId, type ReactNode, type Ref } from 'react';
import { useDirection } from '../Direction/index.ts';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Second line under the label; not drawn in the segmented variant. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldControlProps {
  readonly options: readonly RadioOption<Value>[];
  /** The chosen option; null while none is. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** `segmented` sets short options side by side in one frame: a rating, a view. */
  readonly variant?: 'list' | 'segmented' | undefined;
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * One of a few options, all in sight. From about seven on, or where space is short, use `Select`. Made of the parts of
 * the group that measure nothing: those that a form would get lay the page out while it is being drawn.
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

  return (
    <Root
      {...control}
      className={styles.group}
      data-orientation={variant === 'segmented' ? 'horizontal' : orientation}
      data-variant={variant}
      dir={direction}
      disabled={disabled}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option !== undefined) onValueChange(option.value);
      }}
      ref={ref}
      required={required}
      value={value}
    >
      {options.map((option, index) => {
        const itemId = `${id}-${index}`;
        const hasHint = variant === 'list' && option.hint !== undefined;
        const isDisabled = disabled || option.disabled === true;
        return (
          <div className={styles.option} data-disabled={isDisabled || undefined} key={option.value}>
            <Item disabled={isDisabled} value={option.value}>
              <Radio
                aria-describedby={hasHint ? `${itemId}-hint` : undefined}
                aria-labelledby={`${itemId}-label`}
                className={styles.radio}
                id={itemId}
              >
                {option.value === value && <span className={styles.dot} />}
              </Radio>
            </Item>
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
    </Root>
  );
}
