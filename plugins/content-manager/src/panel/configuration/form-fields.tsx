import { isSameValue, labelInWords } from '@admin/content-model';
import type { MessageDescriptor } from '@admin/shell';
import { Field, Select, type SelectOption, Switch } from '@admin/ui';
import { type ReactNode, useCallback } from 'react';
import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';

export interface SelectFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint?: ReactNode;
  readonly options: readonly SelectOption[];
  /** Label of the option for no value (null). @default a value is required */
  readonly none?: MessageDescriptor;
}

/** A select field of a form. */
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

export interface SwitchFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
}

/** A switch of a form. */
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

/**
 * Returns a form value without an input, such as an order, and its setter. It counts as changed while it differs
 * from its initial value.
 */
export function useFormValue<Value>(name: string): readonly [Value, (value: Value) => void] {
  const form = useForm();
  const { input } = useField<Value>(name, {
    subscription: { value: true },
    isEqual: isSameValue,
    format: (value) => value,
    parse: (value) => value,
  });
  // `input.onChange` treats an object with a key `target` as a DOM event.
  const change = useCallback((value: Value) => form.change(name, value), [form, name]);
  return [input.value, change];
}

/** Returns the label to store: the name of the field if the label is empty or the default. */
export function typedLabel(name: string, typed: string): string {
  const label = typed.trim();
  return label === '' || label === labelInWords(name) ? name : label;
}
