import type { FieldInput } from '@admin/editors';
import type { CustomFieldInputProps } from '@admin/shell';
import { type Lazy, LazyContribution, useCustomField } from '@admin/shell/host';
import { Banner } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { editMessages } from '../messages.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { InputBoundary } from './InputBoundary.tsx';
import { useFieldBinding } from './use-field-binding.ts';

export interface ValueFieldProps extends FieldEditorProps {
  /** The built-in input of the attribute's type. */
  readonly Input: FieldInput;
}

/** A field with one value: in the input of its custom field if it has one, else in that of its type. */
export function ValueField(props: ValueFieldProps) {
  const { Input, ...editor } = props;
  const { customField } = editor.field.attribute;
  return customField === undefined ? (
    <BuiltInField Input={Input} {...editor} />
  ) : (
    <CustomField {...editor} uid={customField} />
  );
}

function BuiltInField({ Input, ...editor }: ValueFieldProps) {
  const binding = useFieldBinding(editor);
  return (
    <InputBoundary attribute={editor.field.attribute}>
      <Input {...binding} />
    </InputBoundary>
  );
}

function CustomField({ uid, ...editor }: FieldEditorProps & { readonly uid: string }) {
  const customField = useCustomField(uid);
  const binding = useFieldBinding(editor);
  if (!customField) {
    return (
      <Banner announce="off" title={editor.label} tone="warning">
        <FormattedMessage {...editMessages.fieldUnknown} values={{ uid }} />
      </Banner>
    );
  }
  // What the field is stored as is what its input takes: the point holds both to one type.
  const load = customField.components.Input as Lazy<CustomFieldInputProps>;
  return <LazyContribution contribution={customField} load={load} props={binding} />;
}
