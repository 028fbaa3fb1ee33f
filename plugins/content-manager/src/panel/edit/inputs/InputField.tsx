import type { FieldInputProps } from '@admin/editors';
import { Field } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';
import { proseTypes } from '../values/input-constraints.ts';

export interface InputFieldProps {
  /** The props of the input, which contain label, hint, error and state. */
  readonly input: Pick<
    FieldInputProps,
    'attribute' | 'disabled' | 'error' | 'hint' | 'label' | 'labelAction' | 'name' | 'required'
  >;
  readonly children: ReactNode;
  /** A help text after the field's hint. */
  readonly note?: string;
}

/** The label, help and error of a built-in input around its control. */
export function InputField({ input, children, note }: InputFieldProps) {
  const { draft, language } = useEditing();
  const intl = useIntl();
  const hint = [input.hint, note].filter(Boolean).join(' ');
  return (
    <Field
      disabled={input.disabled}
      error={input.error}
      hint={hint === '' ? undefined : hint}
      label={input.label}
      language={proseTypes.has(input.attribute.type) ? language : undefined}
      labelAction={input.labelAction}
      name={input.name}
      required={input.required}
      requiredNote={draft ? intl.formatMessage(editMessages.requiredToPublish) : undefined}
    >
      {children}
    </Field>
  );
}
