import type { FieldInputProps } from '@admin/editors';
import type { Attribute } from '@admin/content-model';
import { Field } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';

/** Attributes whose values are written in the language of the entry. */
const isProse: ReadonlySet<Attribute['type']> = new Set(['string', 'text', 'richtext', 'blocks']);

export interface InputFieldProps {
  /** What the input received; label, hint, error and state are taken from it. */
  readonly input: Pick<
    FieldInputProps,
    'attribute' | 'disabled' | 'error' | 'hint' | 'label' | 'labelAction' | 'name' | 'required'
  >;
  readonly children: ReactNode;
  /** A second line of help, after the field's own. */
  readonly note?: string;
}

/** Label, help and error round the control of a built-in input. */
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
      language={isProse.has(input.attribute.type) ? language : undefined}
      labelAction={input.labelAction}
      name={input.name}
      required={input.required}
      requiredNote={draft ? intl.formatMessage(editMessages.requiredToPublish) : undefined}
    >
      {children}
    </Field>
  );
}
