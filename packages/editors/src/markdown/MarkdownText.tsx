import type { EditorView } from '@codemirror/view';
import type { EditorSelection } from '@codemirror/state';
import { useIntl } from 'react-intl';
import { CodeEditor } from '../code/CodeEditor.tsx';
import { textOf, textOrNull, type FieldInputProps } from '../contract/field-input.ts';
import { markdownExtensions } from './markdown-extensions.ts';
import { markdownMessages } from './messages.ts';

export interface MarkdownTextProps {
  readonly input: FieldInputProps<string>;
  /** Id of the hint about leaving the editor. */
  readonly hintId: string;
  readonly onView: (view: EditorView | null) => void;
  /** The initial selection. @default the start of the text */
  readonly selection?: EditorSelection | undefined;
}

/** The editable text. Its accessible name includes the error (S2-8.6). */
export function MarkdownText({ input, hintId, onView, selection }: MarkdownTextProps) {
  const intl = useIntl();
  const { label, error } = input;
  return (
    <CodeEditor
      {...(error === undefined
        ? {}
        : { 'aria-label': intl.formatMessage(markdownMessages.invalidName, { label, error }) })}
      aria-describedby={hintId}
      extensions={markdownExtensions}
      height="fill"
      onBlur={input.onBlur}
      onChange={(text) => input.onChange(textOrNull(text))}
      onView={onView}
      placeholder={input.placeholder}
      readOnly={input.disabled}
      selection={selection}
      value={textOf(input.value)}
    />
  );
}
