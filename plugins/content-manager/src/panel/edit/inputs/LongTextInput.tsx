import { TextArea } from '@admin/ui';
import type { FieldInputProps } from '../fields/field-input-props.ts';
import { InputField } from './InputField.tsx';
import { textOf, textOrNull } from '../values/text-value.ts';

/** Several lines: plain `text`, and `richtext` as the Markdown that it is stored as. */
export function LongTextInput(props: FieldInputProps<string>) {
  const { attribute, value, onChange, onBlur, placeholder, disabled } = props;
  const isMarkdown = attribute.type === 'richtext';
  return (
    <InputField input={props}>
      <TextArea
        {...(isMarkdown ? ({ dir: 'auto', spellCheck: true, variant: 'code', wrap: 'soft' } as const) : {})}
        // Text that may not be changed can still be longer than its place: it has to take the focus to scroll.
        disabled={false}
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        readOnly={disabled}
        rows={isMarkdown ? 12 : 4}
        value={textOf(value)}
      />
    </InputField>
  );
}
