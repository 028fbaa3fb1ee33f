import type { PointerEvent, ReactNode, Ref } from 'react';
import styles from './InputFrame.module.css';

/** Height of form controls: 28, 32 or 36 px. */
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

/** Border and focus ring around a text input and its slots. A press on a slot focuses the input. */
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

/** Focuses the input on a press on the padding or an icon, as in a native input. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, button, a') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
