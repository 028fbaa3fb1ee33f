import type { FieldInputProps } from '@admin/editors';
import { RadioGroup, Switch, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { isNullableBoolean } from '../values/input-constraints.ts';
import { InputField } from './InputField.tsx';
import { inputMessages } from './messages.ts';

const values = { true: true, false: false, unset: null } as const;

function choiceOf(value: unknown): keyof typeof values {
  if (typeof value !== 'boolean') return 'unset';
  return value ? 'true' : 'false';
}

/** Yes or no; with a third state where new entries start without an answer. */
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
        // Choices that nobody can choose would only hide the one that was.
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
