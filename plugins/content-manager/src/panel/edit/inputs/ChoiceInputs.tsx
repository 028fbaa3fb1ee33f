import { RadioGroup, Switch, TextInput, Select } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { EnumerationAttribute } from '@admin/content-model';
import { useMemo } from 'react';
import type { FieldInputProps } from '@admin/editors';
import { isNullableBoolean } from '../values/input-constraints.ts';
import { InputField } from './InputField.tsx';
import { inputMessages } from './messages.ts';

const values = { true: true, false: false, unset: null } as const;

function choiceOf(value: unknown): keyof typeof values {
  if (typeof value !== 'boolean') return 'unset';
  return value ? 'true' : 'false';
}

/** The input of `boolean`: a switch, or three choices if the value may be null. */
export function BooleanInput(props: FieldInputProps<boolean>) {
  const { attribute, value, onChange, onBlur } = props;
  if (isNullableBoolean(attribute)) return <ThreeStates {...props} />;
  return (
    <InputField input={props}>
      <Switch checked={value === true} onBlur={onBlur} onCheckedChange={onChange} />
    </InputField>
  );
}

function ThreeStates(props: FieldInputProps<boolean>) {
  const intl = useIntl();
  const { value, onChange, disabled } = props;
  const labels = {
    true: intl.formatMessage(inputMessages.yes),
    false: intl.formatMessage(inputMessages.no),
    unset: intl.formatMessage(inputMessages.unset),
  };
  return (
    <InputField input={props}>
      {disabled ? (
        // Disabled choices would not show the selected one.
        <TextInput readOnly value={labels[choiceOf(value)]} />
      ) : (
        <RadioGroup
          onValueChange={(choice) => onChange(values[choice])}
          options={(['true', 'false', 'unset'] as const).map((choice) => ({
            value: choice,
            label: labels[choice],
          }))}
          value={choiceOf(value)}
          variant="segmented"
        />
      )}
    </InputField>
  );
}

/** The input of `enumeration`. An optional value can be cleared. */
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
