import { notifyRef, useService, useShortcut } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Dialog, VisuallyHidden } from '@admin/ui';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { useIntl } from 'react-intl';
import type { Descendant } from 'slate';
import { ReactEditor, Slate } from 'slate-react';
import type { BlockMark } from '../../contract/block-marks.ts';
import { lazyPart, type EditorServices } from '../../contract/editor-services.ts';
import type { FieldInputProps } from '../../contract/field-input.ts';
import { BlocksContext, usePluginMarks, type BlocksHost } from '../blocks-context.ts';
import { loadPasting } from '../clipboard/with-clipboard.ts';
import { imageBlock, insertBlock } from '../commands/change-blocks.ts';
import { linkKeys } from '../commands/keys.ts';
import { canLink } from '../commands/links.ts';
import { useInlineTarget } from '../inlines/use-inline-target.ts';
import { linkTarget, type LinkTarget } from '../links/link-target.ts';
import { blockKeyMessages, blocksMessages } from '../messages.ts';
import type { BlockTypes, InlineElements } from '../nodes.ts';
import { BlocksFooter } from './BlocksFooter.tsx';
import { BlocksFrame, loadTextLayer } from './BlocksFrame.tsx';
import { openBlocksEditor } from './create-editor.ts';
import type { Documents } from './documents.ts';
import { scrollIntoArea } from './scroll-into-area.ts';
import { useDocument, type DocumentField } from './use-document.ts';
import styles from './DocumentEditor.module.css';

const { group } = blockKeyMessages;

/** Loads what keys of the editor need, so that they do not wait for it. */
function loadOnFocus(): void {
  loadTextLayer().catch(() => undefined);
  loadPasting();
}

/** Lists the key bindings of the editor in the overview of shortcuts. The text handles them. */
export function useKeyOverview(isOn: boolean): void {
  useShortcut({ keys: [linkKeys], label: blockKeyMessages.link, group }, isOn);
  useShortcut(
    { keys: ['Mod+Shift+ArrowUp', 'Mod+Shift+ArrowDown'], label: blockKeyMessages.move, group },
    isOn,
  );
  useShortcut({ keys: ['Mod+Home', 'Mod+End'], label: blockKeyMessages.ends, group }, isOn);
}

/** Lists the shortcut of a plugin's mark in the overview of shortcuts. */
function MarkShortcut({ mark, isOn }: { readonly mark: BlockMark; readonly isOn: boolean }) {
  const { shortcut, label } = mark;
  useShortcut(
    { keys: shortcut === undefined ? [] : [shortcut], label, group },
    isOn && shortcut !== undefined,
  );
  return null;
}

export interface DocumentEditorProps {
  readonly input: FieldInputProps;
  readonly services: EditorServices;
  readonly field: DocumentField | undefined;
  readonly documents: Documents;
  readonly types: BlockTypes;
  readonly inlines: InlineElements;
  /** The initial document. */
  readonly nodes: Descendant[];
}

/** Returns the field that the document is written to: that of a form, or one that reports to `input.onChange`. */
function useDocumentField(input: FieldInputProps, field: DocumentField | undefined): DocumentField {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const [initial] = useState(input.value);
  const [own] = useState<DocumentField>(() => ({
    readInitial: () => initial,
    change: (value) => latest.current.onChange(value),
  }));
  return field ?? own;
}

/** The editor of a document: toolbar, text, dialogs and announcements. */
export function DocumentEditor({
  input,
  services,
  field,
  documents,
  types,
  inlines,
  nodes,
}: DocumentEditorProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const leaveId = useId();
  const { mediaLibrary: library = null } = services;
  const { disabled } = input;
  useKeyOverview(!disabled);
  const [isExpanded, setExpanded] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [link, setLink] = useState<LinkTarget | null>(null);
  const [announcement, announce] = useState('');
  const hasLibrary = library !== null;
  const chooseImage = useMemo(() => (hasLibrary ? () => setChoosing(true) : undefined), [hasLibrary]);
  const pluginMarks = usePluginMarks();
  const [{ editor, setImagePicker, setBlockTypes, setPluginInline }] = useState(() =>
    openBlocksEditor(types, nodes, {
      onCut: () => notify({ tone: 'warning', title: blocksMessages.cut }),
    }),
  );
  useLayoutEffect(() => setImagePicker(chooseImage), [setImagePicker, chooseImage]);
  useLayoutEffect(
    () => setPluginInline({ marks: pluginMarks, inlines }),
    [setPluginInline, pluginMarks, inlines],
  );
  // Runs before `useDocument` reads the document with the new types.
  useLayoutEffect(() => setBlockTypes(types), [setBlockTypes, types]);
  const editLink = useCallback(() => {
    if (canLink(editor)) setLink(linkTarget(editor) ?? null);
  }, [editor]);
  const { inline, openInline, closeInline } = useInlineTarget(editor, inlines);
  const host = useMemo<BlocksHost>(
    () => ({ services, types, pluginMarks, inlines, disabled, chooseImage, editLink, openInline, announce }),
    [services, types, pluginMarks, inlines, disabled, chooseImage, editLink, openInline],
  );
  const { onValueChange, onSelectionChange } = useDocument({
    editor,
    documents,
    field: useDocumentField(input, field),
    value: input.value,
  });

  const turn = useCallback(
    (expanded: boolean) => {
      setExpanded(expanded);
      // The text remounts in the dialog or in the form: restore focus and cursor.
      requestAnimationFrame(() => {
        ReactEditor.focus(editor);
        if (editor.selection) scrollIntoArea(editor, ReactEditor.toDOMRange(editor, editor.selection));
      });
    },
    [editor],
  );
  const frame = (
    <BlocksFrame
      isExpanded={isExpanded}
      isInvalid={input.error !== undefined}
      leaveId={leaveId}
      onBlur={input.onBlur}
      onExpandedChange={turn}
      placeholder={input.placeholder}
    />
  );
  return (
    <BlocksContext value={host}>
      <Slate
        editor={editor}
        initialValue={nodes}
        onSelectionChange={onSelectionChange}
        onValueChange={onValueChange}
      >
        <DndProvider backend={HTML5Backend}>
          {[...pluginMarks.values()].map((mark) => (
            <MarkShortcut isOn={!disabled} key={mark.mark} mark={mark} />
          ))}
          <div className={styles['editor']} onFocus={loadOnFocus}>
            {isExpanded ? <div className={styles['frame']} /> : frame}
            <BlocksFooter leaveId={leaveId} locale={intl.locale} />
          </div>
          <Dialog
            labels={{ close: intl.formatMessage(blocksMessages.close) }}
            onOpenChange={turn}
            open={isExpanded}
            size="extra-large"
            title={input.label}
          >
            {isExpanded && frame}
          </Dialog>
          {(link ?? inline) && (
            <LazyContribution
              contribution={lazyPart(services, 'text-layer')}
              load={loadTextLayer}
              pending={null}
              props={{
                link,
                inline,
                onClose: () => {
                  setLink(null);
                  closeInline();
                },
              }}
            />
          )}
          {isChoosing &&
            library?.renderDialog({
              allowedTypes: ['images'],
              multiple: false,
              onClose: () => {
                setChoosing(false);
                ReactEditor.focus(editor);
              },
              onSelect: ([file]) => {
                setChoosing(false);
                if (file) insertBlock(editor, imageBlock(file));
                ReactEditor.focus(editor);
              },
            })}
          <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
        </DndProvider>
      </Slate>
    </BlocksContext>
  );
}
