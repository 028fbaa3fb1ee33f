import { RadioGroup, Switch } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { FieldInputProps } from '../fields/field-input-props.ts';
import { InputField } from './InputField.tsx';
import { isNullableBoolean } from '../values/input-constraints.ts';
import { inputMessages } from './messages.ts';

const values = { true: true, false: false, unset: null } as const;

/** Yes or no; with a third state where new entries start without an answer. */
export function BooleanInput(props: FieldInputProps<boolean>) {
  const intl = useIntl();
  const { attribute, value, onChange } = props;
  if (!isNullableBoolean(attribute)) {
    return (
      <InputField input={props}>
        <Switch checked={value === true} onBlur={props.onBlur} onCheckedChange={onChange} />
      </InputField>
    );
  }
  return (
    <InputField input={props}>
      <RadioGroup
        onValueChange={(choice) => onChange(values[choice])}
        options={[
          { value: 'true', label: intl.formatMessage(inputMessages.yes) },
          { value: 'false', label: intl.formatMessage(inputMessages.no) },
          { value: 'unset', label: intl.formatMessage(inputMessages.unset) },
        ]}
        value={typeof value === 'boolean' ? (value ? 'true' : 'false') : 'unset'}
        variant="segmented"
      />
    </InputField>
  );
}
