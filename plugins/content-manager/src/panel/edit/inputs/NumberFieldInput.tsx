import type { FieldInputProps } from '@admin/editors';
import type { NumberAttribute } from '@admin/content-model';
import { NumberInput } from '@admin/ui';
import { InputField } from './InputField.tsx';
import { numberStep } from '../values/input-constraints.ts';

/** `integer`, `float` and `decimal`. */
export function NumberFieldInput(props: FieldInputProps<number | string, NumberAttribute>) {
  const { attribute, value, onChange, onBlur, placeholder } = props;
  return (
    <InputField input={props}>
      <NumberInput
        max={attribute.max}
        min={attribute.min}
        onBlur={onBlur}
        invalidText={typeof value === 'string' ? value : undefined}
        onInvalidText={onChange}
        onValueChange={onChange}
        placeholder={placeholder}
        step={numberStep(attribute.type)}
        value={typeof value === 'number' ? value : null}
      />
    </InputField>
  );
}
