import { MarkdownEditor } from '@admin/editors/markdown';
import type { CustomFieldInputProps } from '@admin/shell';
import { Field } from '@admin/ui';

/** The steps of a recipe, in the Markdown editor of the panel. */
export default function MethodInput(input: CustomFieldInputProps<string>) {
  const { name, label, hint, error, required, disabled } = input;
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} disabled={disabled}>
      <MarkdownEditor input={input} />
    </Field>
  );
}
