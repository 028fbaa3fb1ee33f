import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { ChevronDown, ChevronUp } from '../icons.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import styles from './NumberInput.module.css';
import { formatNumber, isNumberInProgress, parseNumber, stepNumber } from './number-text.ts';

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> {
  readonly value: number | null;
  /** Called on input with the number, or with null if the input is empty or not a number yet. */
  readonly onValueChange: (value: number | null) => void;
  /**
   * Called with text that is not a number. Pass it back as `invalidText`, and show an error.
   * Without this callback, only characters of numbers can be typed.
   */
  readonly onInvalidText?: ((text: string) => void) | undefined;
  /** Text to display if it is not a number. */
  readonly invalidText?: string | undefined;
  readonly size?: ControlSize | undefined;
  /** Limits of the arrow keys and step buttons. Typed values are not limited: validate them and show an error. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** Unit before or after the number. */
  readonly startSlot?: ReactNode;
  readonly endSlot?: ReactNode;
}

/**
 * An input for numbers.
 *
 * The text is kept as typed (`1.50`, `-`), while the value is a number. Arrow keys change it by one step, with Shift by
 * ten. The mouse wheel does not change it.
 */
export function NumberInput({
  value,
  onValueChange,
  onInvalidText,
  invalidText,
  size,
  min,
  max,
  step = 1,
  startSlot,
  endSlot,
  onBlur,
  onKeyDown,
  readOnly = false,
  ...rest
}: NumberInputProps) {
  const control = useFieldControl(rest);
  const [draft, setDraft] = useState<string | null>(null);
  // Invalid text is passed back as `invalidText`, so that undo can remove it.
  const isDraftCurrent =
    draft !== null && parseNumber(draft) === value && (value !== null || onInvalidText === undefined);
  const text = invalidText ?? (isDraftCurrent ? draft : formatNumber(value));
  const isFixed = readOnly || control.disabled === true;

  const moveBy = (direction: 1 | -1, times: number) => {
    if (isFixed) return;
    setDraft(null);
    onValueChange(stepNumber(value, { step: step * times, direction, min, max }));
  };

  const handleChange = (next: string) => {
    if (!onInvalidText && !isNumberInProgress(next)) return;
    setDraft(next);
    const parsed = parseNumber(next);
    if (onInvalidText && parsed === null && next.trim() !== '') onInvalidText(next);
    else if (parsed !== value || invalidText !== undefined) onValueChange(parsed);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowUp' ? 1 : -1, event.shiftKey ? 10 : 1);
  };

  return (
    <InputFrame
      disabled={control.disabled}
      endSlot={
        <>
          {endSlot}
          {!isFixed && <StepButtons onStep={(direction) => moveBy(direction, 1)} />}
        </>
      }
      invalid={control['aria-invalid']}
      readOnly={readOnly}
      size={size}
      startSlot={startSlot}
    >
      <input
        autoComplete="off"
        inputMode="decimal"
        {...rest}
        {...control}
        aria-valuemax={max}
        aria-valuemin={min}
        aria-valuenow={value ?? undefined}
        onBlur={(event) => {
          setDraft(null);
          onBlur?.(event);
        }}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        readOnly={readOnly}
        required={undefined}
        role="spinbutton"
        type="text"
        value={text}
      />
    </InputFrame>
  );
}

/** Step buttons for pointers. Keyboards and screen readers use the arrow keys of the spin button. */
function StepButtons({ onStep }: { readonly onStep: (direction: 1 | -1) => void }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {([1, -1] as const).map((direction) => (
        <button
          className={styles.step}
          key={direction}
          onClick={() => onStep(direction)}
          // Keeps the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          tabIndex={-1}
          type="button"
        >
          <Icon icon={direction === 1 ? ChevronUp : ChevronDown} size="small" />
        </button>
      ))}
    </span>
  );
}
