import { EditorState, type EditorSelection, type Extension } from '@codemirror/state';
import { EditorView, placeholder as placeholderOf } from '@codemirror/view';
import { useFieldControl } from '@admin/ui';
import { useEffect, useMemo } from 'react';
import styles from './CodeEditor.module.css';
import { useCodeEditor } from './use-code-editor.ts';

export interface CodeEditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly readOnly: boolean;
  /** Language and behaviour; only the initial extensions are used. */
  readonly extensions: Extension;
  readonly placeholder?: string | undefined;
  /** Replaces the label of the field. */
  readonly 'aria-label'?: string | undefined;
  /** Id of a further description, beside the hint and the error of the field. */
  readonly 'aria-describedby'?: string | undefined;
  /** The initial selection. @default the start of the text */
  readonly selection?: EditorSelection | undefined;
  /** `fill`: height of the container; `grow`: height of the text. @default 'grow' */
  readonly height?: 'fill' | 'grow';
  /** Called with the editor after it mounts, and with null before it unmounts. */
  readonly onView?: (view: EditorView | null) => void;
}

/** A code editor that takes its name, description and state from the surrounding field. */
export function CodeEditor({
  placeholder = '',
  readOnly,
  height = 'grow',
  onView,
  'aria-label': ownName,
  'aria-describedby': ownDescription,
  ...setup
}: CodeEditorProps) {
  const {
    id,
    name: _name,
    disabled: _disabled,
    ...control
  } = useFieldControl({
    'aria-label': ownName,
    'aria-describedby': ownDescription,
  });
  const {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid = false,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-required': isRequired = false,
    lang,
    dir,
  } = control;
  const settings = useMemo(
    () => [
      EditorState.readOnly.of(readOnly),
      placeholderOf(placeholder),
      EditorView.contentAttributes.of({
        // Declares explicitly that the scrollable region is focusable, for accessibility checkers.
        tabindex: '0',
        ...(id === undefined ? {} : { id }),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(label === undefined ? {} : { 'aria-label': label }),
        ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(lang === undefined ? {} : { lang }),
        ...(dir === undefined ? {} : { dir }),
      }),
    ],
    [describedBy, dir, id, isInvalid, isRequired, label, lang, labelledBy, placeholder, readOnly],
  );
  const { host, view } = useCodeEditor({ ...setup, settings });

  useEffect(() => onView?.(view), [onView, view]);

  useEffect(() => {
    // Browsers focus only native inputs when their label is clicked.
    const named = id === undefined ? null : document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => view?.focus();
    named?.addEventListener('click', focus);
    return () => named?.removeEventListener('click', focus);
  }, [id, view]);

  return (
    <div
      className={styles['editor']}
      data-height={height}
      data-invalid={isInvalid || undefined}
      data-readonly={readOnly || undefined}
      ref={host}
    />
  );
}
