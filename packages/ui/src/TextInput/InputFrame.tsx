import type { PointerEvent, ReactNode, Ref } from 'react';
import styles from './InputFrame.module.css';

/** Heights shared by everything a value is typed or picked in: 28, 32 and 36 px. */
export type ControlSize = 'small' | 'medium' | 'large';

export interface InputFrameProps {
  readonly children: ReactNode;
  readonly size?: ControlSize | undefined;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Icon or short text before the value. */
  readonly startSlot?: ReactNode;
  /** Icon, unit or button after the value. */
  readonly endSlot?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The bordered box round a text input; it draws the focus ring and lends its slots' area to the input. */
export function InputFrame({
  children,
  size = 'medium',
  invalid = false,
  disabled = false,
  readOnly = false,
  startSlot,
  endSlot,
  ref,
}: InputFrameProps) {
  return (
    <div
      className={styles.frame}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
      data-readonly={readOnly || undefined}
      data-size={size}
      onPointerDown={focusInput}
      ref={ref}
      role="presentation"
    >
      {isFilled(startSlot) && <span className={styles.slot}>{startSlot}</span>}
      {children}
      {isFilled(endSlot) && <span className={styles.slot}>{endSlot}</span>}
    </div>
  );
}

function isFilled(slot: ReactNode): boolean {
  return slot !== undefined && slot !== null && slot !== false;
}

/** A press on the padding or on an icon goes to the input, as it would in a native field. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, button, a') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
