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
  /** Language and behaviour; those that the editor begins with stay. */
  readonly extensions: Extension;
  readonly placeholder?: string | undefined;
  /** Takes the place of the field's label. */
  readonly 'aria-label'?: string | undefined;
  /** Id of what describes the editor beside the field's hint and error. */
  readonly 'aria-describedby'?: string | undefined;
  /** What is selected at first. @default the start of the text */
  readonly selection?: EditorSelection | undefined;
  /** `fill` is as high as its place, `grow` as its text. @default 'grow' */
  readonly height?: 'fill' | 'grow';
  /** Is given the editor as soon as it is there, and null when it goes. */
  readonly onView?: (view: EditorView | null) => void;
}

/** Text that is code, in an editor that belongs to the field around it as every other input does. */
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
        // Said for those who look for what a region that scrolls can be reached by.
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
    // A label leads to inputs only: pressing it would do nothing here.
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
