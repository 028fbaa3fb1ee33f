import { json } from '@codemirror/lang-json';
import { bracketMatching } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { formatValue } from '@admin/shell';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { textOf, textOrNull, type FieldInputProps } from '../contract/field-input.ts';
import { jsonMistakeMessage } from '../contract/json-mistake.ts';
import { CodeEditor } from '../code/CodeEditor.tsx';
import { jsonLint } from './json-lint.ts';

export interface JsonEditorProps {
  readonly input: FieldInputProps<string>;
}

/** JSON with its brackets matched and its first mistake underlined. */
export function JsonEditor({ input }: JsonEditorProps) {
  const intl = useIntl();
  const [extensions] = useState(() => [
    json(),
    bracketMatching(),
    EditorView.contentAttributes.of({ dir: 'ltr' }),
    jsonLint((position) => formatValue(intl, { ...jsonMistakeMessage, values: { ...position } })),
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
