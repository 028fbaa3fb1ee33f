import type { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { mediaKinds } from '@admin/content-model';
import { Button, Icon } from '@admin/ui';
import { Maximize2 } from '@admin/ui/icons';
import { useCallback, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { noServices, type EditorServices } from '../contract/editor-services.ts';
import { textOf, type FieldInputProps } from '../contract/field-input.ts';
import { UploadList } from './files/UploadList.tsx';
import { usePictureDrops } from './files/use-picture-drops.ts';
import { useUploads } from './files/use-uploads.ts';
import { assetMarkdown, insertText } from './format/index.ts';
import { ExpandedEditor } from './expanded/ExpandedEditor.tsx';
import styles from './MarkdownEditor.module.css';
import { MarkdownText } from './MarkdownText.tsx';
import { markdownMessages } from './messages.ts';
import { LazyPreview } from './LazyPreview.tsx';
import { MarkdownToolbar, type MarkdownMode } from './toolbar/MarkdownToolbar.tsx';

export interface MarkdownEditorProps {
  readonly input: FieldInputProps<string>;
  readonly services?: EditorServices;
}

/** A Markdown editor with toolbar and preview: one at a time in the form, side by side when expanded. */
export function MarkdownEditor({ input, services = noServices }: MarkdownEditorProps) {
  const hintId = useId();
  const [mode, setMode] = useState<MarkdownMode>('write');
  const [isExpanded, setExpanded] = useState(false);
  const [view, setView] = useState<EditorView | null>(null);
  const [selection, setSelection] = useState<EditorSelection>();
  const [isChoosing, setChoosing] = useState(false);
  const { mediaLibrary: library = null } = services;
  const { uploads, take } = useUploads(view, services);
  usePictureDrops(view, take);
  const choose = useCallback(() => setChoosing(true), []);
  const { label, error, disabled } = input;
  const text = textOf(input.value);

  const expand = (next: boolean) => {
    // The selection moves along, because the text is mounted only once.
    setSelection(view?.state.selection);
    setMode('write');
    setExpanded(next);
  };
  const tools = { label, disabled, view, onImage: library ? choose : undefined };
  const writing = <MarkdownText hintId={hintId} input={input} onView={setView} selection={selection} />;

  return (
    <div
      className={styles['editor']}
      data-invalid={error !== undefined || undefined}
      data-readonly={disabled || undefined}
    >
      <div className={styles['tools']}>
        <MarkdownToolbar {...tools} mode={mode} onModeChange={setMode} />
      </div>
      <div className={styles['text']} hidden={mode === 'preview'}>
        {!isExpanded && writing}
      </div>
      {mode === 'preview' && (
        <div className={styles['text']}>
          <LazyPreview label={label} services={services} text={text} />
        </div>
      )}
      <UploadList uploads={uploads} />
      <footer className={styles['footer']}>
        <p className={styles['hint']} id={hintId}>
          <FormattedMessage {...markdownMessages.tabHint} />
        </p>
        <Button
          onClick={() => expand(true)}
          size="small"
          startIcon={<Icon icon={Maximize2} />}
          variant="ghost"
        >
          <FormattedMessage {...markdownMessages.expand} />
        </Button>
      </footer>
      {isExpanded && (
        <ExpandedEditor
          error={error}
          label={label}
          services={services}
          onCollapse={() => expand(false)}
          text={text}
          tools={<MarkdownToolbar {...tools} mode="write" />}
          view={view}
        >
          {writing}
          <UploadList uploads={uploads} />
        </ExpandedEditor>
      )}
      {isChoosing &&
        library?.renderDialog({
          allowedTypes: mediaKinds,
          multiple: true,
          onClose: () => setChoosing(false),
          onSelect: (files) => {
            setChoosing(false);
            view?.dispatch(insertText(view.state, files.map(assetMarkdown).join('\n')));
          },
        })}
    </div>
  );
}
