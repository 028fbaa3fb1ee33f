import { type CustomFieldInputProps, customFields } from '@admin/shell';
import { type Lazy, LazyContribution, useCustomField, type Contributed } from '@admin/shell/host';
import { Banner, Skeleton } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { type ReactNode, useCallback } from 'react';
import { editMessages } from '../messages.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import type { FieldInput, FieldInputProps } from '@admin/editors';
import { InputBoundary } from './InputBoundary.tsx';
import { editors, type AttributeEditor } from '../../../points.ts';
import { InputField } from '../inputs/InputField.tsx';
import { MediaSkeleton } from '../skeletons/MediaSkeleton.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useFormValue } from '../editing/use-form-value.ts';
import { useFieldError } from '../errors/invalid-fields.ts';

export interface ValueFieldProps extends FieldEditorProps {
  /** The built-in input of the attribute's type. */
  readonly Input: FieldInput;
}

/** A field with one value, in the input of its custom field or else of its type. */
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
  // The point's types guarantee that the input accepts the stored type of the field.
  const load = customField.components.Input as Lazy<CustomFieldInputProps>;
  return (
    <LazyContribution contribution={customField} load={load} pointId={customFields.id} props={binding} />
  );
}

export interface ReplacedFieldProps extends FieldEditorProps {
  readonly replacement: Contributed<AttributeEditor>;
  /** The built-in editor, shown if the plugin's editor fails. */
  readonly original: ReactNode;
}

/** A field in an editor that a plugin contributes. */
export function ReplacedField({ replacement, original, ...editor }: ReplacedFieldProps) {
  const binding = useFieldBinding(editor);
  // The point's types guarantee that the component accepts the values of its attribute type.
  const load = replacement.component as Lazy<CustomFieldInputProps>;
  const { attribute } = binding;
  const pending =
    attribute.type === 'media' ? (
      <InputField input={binding}>
        <MediaSkeleton attribute={attribute} value={binding.value} />
      </InputField>
    ) : (
      <Skeleton shape="control" />
    );
  return (
    <LazyContribution
      contribution={replacement}
      instead={original}
      load={load}
      pending={pending}
      pointId={editors.id}
      props={binding}
    />
  );
}

/** Returns the props that bind an input to its value in the form. Renders again only when this value changes. */
function useFieldBinding({
  field: { attribute, metadata },
  path,
  label,
  hint,
  disabled,
  labelAction,
}: FieldEditorProps): FieldInputProps {
  const { form, recheck } = useEditing();
  const value = useFormValue(path);
  const error = useFieldError(path);
  const onChange = useCallback((next: unknown) => form.change(path, next), [form, path]);
  const onBlur = useCallback(() => recheck(path), [recheck, path]);
  return {
    name: path,
    attribute,
    value,
    onChange,
    onBlur,
    label,
    required: attribute.required === true,
    disabled,
    ...(hint === undefined ? {} : { hint }),
    ...(metadata.placeholder ? { placeholder: metadata.placeholder } : {}),
    ...(error === undefined ? {} : { error }),
    ...(labelAction ? { labelAction } : {}),
  };
}
