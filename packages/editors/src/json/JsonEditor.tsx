import { formatValue } from '@admin/shell';
import { json } from '@codemirror/lang-json';
import { bracketMatching } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeEditor } from '../code/CodeEditor.tsx';
import { textOf, textOrNull, type FieldInputProps } from '../contract/field-input.ts';
import { jsonMistakeAt, jsonMistakeMessage, type TextPosition } from '../contract/json-mistake.ts';

/** Maximum length of a text that is linted while typing; longer ones are validated when they are saved. */
const maxLintedLength = 100_000;

/**
 * Underlines the first JSON mistake 500 ms after the last input. The save reports the same position.
 * @param messageOf returns the message for a mistake at a position
 */
export function jsonLint(messageOf: (position: TextPosition) => string): Extension {
  return linter(
    async ({ state: { doc } }: EditorView) => {
      if (doc.length === 0 || doc.length > maxLintedLength) return [];
      const position = await jsonMistakeAt(doc.toString());
      if (!position) return [];
      const { from, to } = doc.line(position.line);
      const start = Math.min(from + position.column - 1, to);
      return [
        { from: start, to: Math.min(start + 1, doc.length), severity: 'error', message: messageOf(position) },
      ];
    },
    { delay: 500 },
  );
}

export interface JsonEditorProps {
  readonly input: Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'disabled'>;
}

/** A JSON editor that matches brackets and underlines the first mistake. */
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
