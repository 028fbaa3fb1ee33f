import { Field, TextArea } from '@admin/ui';
import { useTextField, type TextFieldBase } from './use-text-field.ts';

/** A multi-line text field of a form, otherwise like `TextField`. */
export function TextAreaField(props: TextFieldBase) {
  const { field, control } = useTextField(props);
  return (
    <Field {...field}>
      <TextArea {...control} rows={3} />
    </Field>
  );
}
