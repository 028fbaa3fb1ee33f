import type { FieldProps } from '@admin/ui';
import type { FocusEvent, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import { useFieldError } from './use-field-error.ts';

/** What fields for text have in common. */
export interface TextFieldBase {
  /** Names the value in the form. */
  readonly name: string;
  readonly label: MessageDescriptor;
  /** Marks the field; the rules of the form decide. */
  readonly required?: boolean;
  /** Shown, not to be changed. */
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value as it stands, found before anything was submitted. */
  readonly fieldError?: MessageDescriptor | undefined;
  /** Called with the value when somebody goes on to the next field. */
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

/** Binds a text of the form to a field and its control; an empty value is an empty text. */
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
