import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { InputFrame, type ControlSize } from './InputFrame.tsx';

export interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'type'
> {
  readonly size?: ControlSize | undefined;
  readonly type?: 'text' | 'email' | 'search' | 'url' | 'tel' | undefined;
  /** Icon or short text before the value. */
  readonly startSlot?: ReactNode;
  /** Icon, unit or button after the value. */
  readonly endSlot?: ReactNode;
}

/** A single-line text input. It needs a `Field` around it or an `aria-label`. */
export function TextInput({ size, type = 'text', startSlot, endSlot, readOnly, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <InputFrame
      disabled={control.disabled}
      endSlot={endSlot}
      invalid={control['aria-invalid']}
      readOnly={readOnly}
      size={size}
      startSlot={startSlot}
    >
      <input {...rest} {...control} readOnly={readOnly} required={undefined} type={type} />
    </InputFrame>
  );
}
