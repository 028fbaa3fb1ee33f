import { NumberField, TextAreaField, TextField, useFieldError } from '@admin/shell';
import { Field, Select, Switch } from '@admin/ui';
import type { ReactElement } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { choicesOf, hintOf, labelOf, type NamedSetting } from './setting-texts.ts';

/** A text with a higher limit gets a text area. */
const maxLineLength = 200;

export interface SettingFieldProps {
  readonly setting: NamedSetting;
  readonly disabled: boolean;
}

/** The field of one setting, chosen by its schema. */
export function SettingField({ setting, disabled }: SettingFieldProps) {
  const intl = useIntl();
  const { name, schema } = setting;
  const hint = hintOf(setting);
  const shared = {
    name,
    disabled,
    label: labelOf(setting),
    ...(hint && { hint: intl.formatMessage(hint) }),
  };
  const { type, oneOf, minimum, maximum, minLength = 0, maxLength = 0 } = schema;
  if (oneOf) return <ChoiceField disabled={disabled} setting={setting} />;
  if (type === 'boolean') return <SwitchField disabled={disabled} setting={setting} />;
  if (type === 'string') {
    const TextKind = maxLength > maxLineLength ? TextAreaField : TextField;
    return <TextKind {...shared} required={minLength > 0} />;
  }
  return (
    <NumberField
      {...shared}
      {...(minimum !== undefined && { min: minimum })}
      {...(maximum !== undefined && { max: maximum })}
      required
    />
  );
}

/** Label, hint and error around a control. */
function SettingFrame({
  setting,
  disabled,
  children,
}: SettingFieldProps & { readonly children: ReactElement }) {
  const intl = useIntl();
  const hint = hintOf(setting);
  return (
    <Field
      disabled={disabled}
      error={useFieldError(setting.name)}
      hint={hint && intl.formatMessage(hint)}
      label={intl.formatMessage(labelOf(setting))}
      name={setting.name}
    >
      {children}
    </Field>
  );
}

function SwitchField(props: SettingFieldProps) {
  const { input } = useField<boolean>(props.setting.name, { subscription: { value: true } });
  return (
    <SettingFrame {...props}>
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </SettingFrame>
  );
}

function ChoiceField(props: SettingFieldProps) {
  const { setting } = props;
  const intl = useIntl();
  const { input } = useField<string>(setting.name, { subscription: { value: true } });
  const options = choicesOf(setting).map(({ value, text }) => ({ value, label: intl.formatMessage(text) }));
  return (
    <SettingFrame {...props}>
      <Select onValueChange={(value) => input.onChange(value)} options={options} value={input.value} />
    </SettingFrame>
  );
}
