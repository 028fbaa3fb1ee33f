import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import { StepButtons } from './StepButtons.tsx';
import { formatNumber, isNumberInProgress, parseNumber, stepNumber } from './number-text.ts';

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> {
  readonly value: number | null;
  /** The number on every keystroke that makes one; null when the field is empty or not a number yet. */
  readonly onValueChange: (value: number | null) => void;
  /**
   * Called with text that is no number, which then stays in the field: pass it back as `invalidText`, with an error.
   * Without it letters cannot be typed.
   */
  readonly onInvalidText?: ((text: string) => void) | undefined;
  /** The text to show while the value is no number. */
  readonly invalidText?: string | undefined;
  readonly size?: ControlSize | undefined;
  /** Limits of the arrow keys and buttons. Typing is not held back: say what is wrong through the field's error. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** A unit before or after the number. */
  readonly startSlot?: ReactNode;
  readonly endSlot?: ReactNode;
}

/**
 * A number typed as text: what was typed stays as it was (`1.50`, `-`), the value goes out as a number.
 * Arrow keys step, with Shift ten times as far. The wheel does nothing, so that scrolling past changes nothing.
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
  // What is no number comes back as `invalidText`, so that undoing takes it away.
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
