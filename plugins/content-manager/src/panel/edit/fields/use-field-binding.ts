import type { FieldInputProps } from '@admin/editors';
import { useCallback } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { useFormValue } from '../editing/use-form-value.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { useFieldError } from '../errors/invalid-fields.ts';

/** Joins an input to its value in the form. The component renders again only when this value changes. */
export function useFieldBinding({
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
