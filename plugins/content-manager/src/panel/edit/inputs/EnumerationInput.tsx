import type { FieldInputProps } from '@admin/editors';
import type { EnumerationAttribute } from '@admin/content-model';
import { Select } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { InputField } from './InputField.tsx';
import { inputMessages } from './messages.ts';

/** One of the declared values; where none is needed, the choice can be taken back. */
export function EnumerationInput(props: FieldInputProps<string, EnumerationAttribute>) {
  const intl = useIntl();
  const { attribute, value, onChange, onBlur, placeholder, required } = props;
  const options = useMemo(
    () => attribute.enum.map((choice) => ({ value: choice, label: choice })),
    [attribute.enum],
  );
  const chooseHere = intl.formatMessage(inputMessages.chooseHere);
  return (
    <InputField input={props}>
      <Select
        labels={{ none: chooseHere }}
        onBlur={onBlur}
        onValueChange={onChange}
        options={options}
        placeholder={placeholder ?? chooseHere}
        value={value ?? null}
        {...(required ? {} : { onClear: () => onChange(null) })}
      />
    </InputField>
  );
}
