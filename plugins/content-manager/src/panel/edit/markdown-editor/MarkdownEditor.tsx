import type { EditorView } from '@codemirror/view';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeEditor } from '../code-editor/CodeEditor.tsx';
import type { FieldInputProps } from '../fields/field-input-props.ts';
import { textOf, textOrNull } from '../values/text-value.ts';
import { markdownExtensions } from './markdown-extensions.ts';
import styles from './MarkdownEditor.module.css';
import { markdownMessages } from './messages.ts';
import { MarkdownToolbar } from './toolbar/MarkdownToolbar.tsx';

export interface MarkdownEditorProps {
  readonly input: FieldInputProps<string>;
}

/** Markdown with its tools. */
export default function MarkdownEditor({ input }: MarkdownEditorProps) {
  const intl = useIntl();
  const hintId = useId();
  const [view, setView] = useState<EditorView | null>(null);
  const { label, error, disabled } = input;
  const name =
    error === undefined
      ? {}
      : { 'aria-label': intl.formatMessage(markdownMessages.wrongName, { label, error }) };
  return (
    <div
      className={styles['editor']}
      data-invalid={error !== undefined || undefined}
      data-readonly={disabled || undefined}
    >
      <div className={styles['tools']}>
        <MarkdownToolbar disabled={disabled} label={label} mode="write" view={view} />
      </div>
      <div className={styles['text']}>
        <CodeEditor
          {...name}
          aria-describedby={hintId}
          extensions={markdownExtensions}
          height="fill"
          onBlur={input.onBlur}
          onChange={(text) => input.onChange(textOrNull(text))}
          onView={setView}
          placeholder={input.placeholder}
          readOnly={disabled}
          value={textOf(input.value)}
        />
      </div>
      <footer className={styles['footer']}>
        <p className={styles['hint']} id={hintId}>
          <FormattedMessage {...markdownMessages.tabHint} />
        </p>
      </footer>
    </div>
  );
}
