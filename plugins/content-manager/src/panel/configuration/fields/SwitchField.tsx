import type { MessageDescriptor } from '@admin/shell';
import { Switch } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

export interface SwitchFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
}

/** A value of a form that is true or false. */
export function SwitchField({ name, label }: SwitchFieldProps) {
  const intl = useIntl();
  const { input } = useField<boolean>(name, { subscription: { value: true } });
  return (
    <Switch
      checked={input.value}
      label={intl.formatMessage(label)}
      onCheckedChange={(on) => input.onChange(on)}
    />
  );
}
