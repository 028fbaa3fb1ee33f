import { Field, NumberInput, type NumberInputProps } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useFieldError } from './use-field-error.ts';
import type { TextFieldBase } from './use-text-field.ts';

export interface NumberFieldProps
  extends
    Pick<TextFieldBase, 'name' | 'label' | 'required' | 'disabled' | 'hint'>,
    Pick<NumberInputProps, 'min' | 'max' | 'step'> {}

/**
 * A number field of a form; null while it is empty. `min` and `max` limit its buttons and arrow keys; the rules of the
 * form validate typed numbers.
 */
export function NumberField({ name, label, required, disabled, hint, ...steps }: NumberFieldProps) {
  const intl = useIntl();
  const { input } = useField<number | null>(name, { subscription: { value: true }, allowNull: true });
  return (
    <Field
      name={name}
      label={intl.formatMessage(label)}
      hint={hint}
      error={useFieldError(name)}
      required={required}
      disabled={disabled}
    >
      <NumberInput
        {...steps}
        value={typeof input.value === 'number' ? input.value : null}
        onValueChange={input.onChange}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
      />
    </Field>
  );
}
