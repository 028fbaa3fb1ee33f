import type { MessageDescriptor } from '@admin/shell';
import { Field, Select, type SelectOption } from '@admin/ui';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

export interface SelectFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly options: readonly SelectOption[];
  /** Text of an option for no value, which is null. @default there is always a value */
  readonly none?: MessageDescriptor;
}

/** One of several values of a form. */
export function SelectField({ name, label, hint, options, none }: SelectFieldProps) {
  const intl = useIntl();
  const { input } = useField<string | null>(name, { subscription: { value: true }, allowNull: true });
  return (
    <Field hint={hint} label={intl.formatMessage(label)} name={name}>
      <Select
        {...(none && { labels: { none: intl.formatMessage(none) }, onClear: () => input.onChange(null) })}
        onValueChange={(value) => input.onChange(value)}
        options={options}
        value={input.value ?? null}
      />
    </Field>
  );
}
