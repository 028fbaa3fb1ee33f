import { useState, type ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Eye, EyeOff } from '../icons.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';

export interface PasswordInputLabels {
  readonly show: string;
  readonly hide: string;
}

export interface PasswordInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'type'
> {
  readonly size?: ControlSize | undefined;
  /** Accessible names of the button that shows or hides the password. */
  readonly labels?: PasswordInputLabels | undefined;
}

const english: PasswordInputLabels = { show: 'Show password', hide: 'Hide password' };

/** A password input with a button that shows the password. Set `autoComplete` to support password managers. */
export function PasswordInput({ size, labels = english, ...rest }: PasswordInputProps) {
  const control = useFieldControl(rest);
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const isShown = visibility === 'shown';

  return (
    <InputFrame
      disabled={control.disabled}
      endSlot={
        <IconButton
          disabled={control.disabled}
          icon={isShown ? EyeOff : Eye}
          label={isShown ? labels.hide : labels.show}
          onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
          size="tiny"
        />
      }
      invalid={control['aria-invalid']}
      readOnly={rest.readOnly}
      size={size}
    >
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...control}
        required={undefined}
        type={isShown ? 'text' : 'password'}
      />
    </InputFrame>
  );
}
