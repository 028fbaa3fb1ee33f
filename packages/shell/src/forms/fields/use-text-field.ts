import type { FieldProps } from '@admin/ui';
import type { FocusEvent, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import { useFieldError } from './use-field-error.ts';

/** The props that all text fields have in common. */
export interface TextFieldBase {
  /** The name of the value in the form. */
  readonly name: string;
  readonly label: MessageDescriptor;
  /** Marks the field as required; the rules of the form validate it. */
  readonly required?: boolean;
  /** Shows the value without allowing changes. */
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  /** The error of the current value, found before a submission. */
  readonly fieldError?: MessageDescriptor | undefined;
  /** Called with the value when the field loses the focus. */
  readonly onLeave?: (value: string) => void;
}

interface TextControl {
  readonly name: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onChange: (event: unknown) => void;
}

/** Binds a text value of the form to a field and its control; an empty value is an empty text. */
export function useTextField({
  name,
  label,
  required = false,
  disabled = false,
  hint,
  fieldError: early,
  onLeave,
}: TextFieldBase): { readonly field: Omit<FieldProps, 'children'>; readonly control: TextControl } {
  const intl = useIntl();
  const { input } = useField<string>(name, { subscription: { value: true }, parse: (value) => value });
  const fieldError = useFieldError(name) ?? (early && intl.formatMessage(early));
  const { value, onBlur, onChange, onFocus } = input;
  const leave = (event: FocusEvent<HTMLElement>) => {
    onBlur(event);
    onLeave?.(value);
  };
  return {
    field: { disabled, error: fieldError, hint, label: intl.formatMessage(label), name, required },
    control: { name, value: value ?? '', disabled, onBlur: leave, onChange, onFocus },
  };
}
