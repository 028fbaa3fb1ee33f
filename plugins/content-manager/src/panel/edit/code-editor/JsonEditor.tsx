import { json } from '@codemirror/lang-json';
import { bracketMatching } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { formatValue } from '@admin/shell';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { jsonMistake } from '../errors/error-messages.ts';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { textOf, textOrNull } from '../values/text-value.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { jsonLint } from './json-lint.ts';

export interface JsonEditorProps {
  readonly input: FieldInputProps<string>;
}

/** JSON with its brackets matched and its first mistake underlined. */
export default function JsonEditor({ input }: JsonEditorProps) {
  const intl = useIntl();
  const [extensions] = useState(() => [
    json(),
    bracketMatching(),
    EditorView.contentAttributes.of({ dir: 'ltr' }),
    jsonLint((position) => formatValue(intl, { ...jsonMistake, values: { ...position } })),
  ]);
  return (
    <CodeEditor
      extensions={extensions}
      onBlur={input.onBlur}
      onChange={(text) => input.onChange(textOrNull(text))}
      placeholder={input.placeholder}
      readOnly={input.disabled}
      value={textOf(input.value)}
    />
  );
}
