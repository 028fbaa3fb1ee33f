import { notifyRef, useService } from '@admin/shell';
import { Dialog, VisuallyHidden } from '@admin/ui';
import { useCallback, useId, useLayoutEffect, useMemo, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { useIntl } from 'react-intl';
import type { Descendant } from 'slate';
import { ReactEditor, Slate } from 'slate-react';
import { MediaDialog } from '../../../media/MediaDialog.tsx';
import { useMediaLibrary } from '../../../media/use-media-library.ts';
import type { FieldInputProps } from '../../editing/field-input-props.ts';
import { imageBlock, insertBlock } from '../commands/insert-block.ts';
import { canLink } from '../commands/links.ts';
import { linkTarget, type LinkTarget } from '../links/link-target.ts';
import { LinkLayer } from '../links/LinkLayer.tsx';
import { blocksMessages } from '../messages.ts';
import type { BlockTypes } from '../model/block-types.ts';
import styles from './BlocksEditor.module.css';
import { BlocksContext, type BlocksHost } from '../blocks-context.ts';
import { BlocksFoot } from './BlocksFoot.tsx';
import { BlocksFrame } from './BlocksFrame.tsx';
import { openBlocksEditor } from './create-blocks-editor.ts';
import type { Documents } from './documents.ts';
import { scrollIntoArea } from './scroll-into-area.ts';
import { useDocument } from './use-document.ts';
import { useKeyOverview } from './use-key-overview.ts';

export interface BlocksEditorProps {
  readonly input: FieldInputProps;
  readonly documents: Documents;
  readonly types: BlockTypes;
  /** The document to begin with. */
  readonly nodes: Descendant[];
}

/** The editor of a document: tools, text, and what opens beside them. */
export function BlocksEditor({ input, documents, types, nodes }: BlocksEditorProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const leaveId = useId();
  const library = useMediaLibrary();
  const { disabled } = input;
  useKeyOverview(!disabled);
  const [isExpanded, setExpanded] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [link, setLink] = useState<LinkTarget | null>(null);
  const [announcement, announce] = useState('');
  const hasLibrary = library !== null;
  const chooseImage = useMemo(() => (hasLibrary ? () => setChoosing(true) : undefined), [hasLibrary]);
  const [{ editor, offerImages, offerTypes }] = useState(() =>
    openBlocksEditor(types, nodes, {
      tellCut: () => notify({ tone: 'warning', title: blocksMessages.cut }),
    }),
  );
  useLayoutEffect(() => offerImages(chooseImage), [offerImages, chooseImage]);
  // Before the document is read with them.
  useLayoutEffect(() => offerTypes(types), [offerTypes, types]);
  const editLink = useCallback(() => {
    if (canLink(editor)) setLink(linkTarget(editor) ?? null);
  }, [editor]);
  const host = useMemo<BlocksHost>(
    () => ({ types, disabled, chooseImage, editLink, announce }),
    [types, disabled, chooseImage, editLink],
  );
  const { onValueChange, onSelectionChange } = useDocument({
    editor,
    documents,
    path: input.name,
    value: input.value,
  });

  const turn = useCallback(
    (expanded: boolean) => {
      setExpanded(expanded);
      // The same text is drawn elsewhere: the cursor goes with it.
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
      isWrong={input.error !== undefined}
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
          <div className={styles['editor']}>
            {isExpanded ? <div className={styles['frame']} /> : frame}
            <BlocksFoot leaveId={leaveId} locale={intl.locale} />
          </div>
          <Dialog
            labels={{ close: intl.formatMessage(blocksMessages.close) }}
            onOpenChange={turn}
            open={isExpanded}
            size="most"
            title={input.label}
          >
            {isExpanded && frame}
          </Dialog>
          {link && <LinkLayer onClose={() => setLink(null)} target={link} />}
          {library && isChoosing && (
            <MediaDialog
              allowedTypes={['images']}
              library={library}
              multiple={false}
              onClose={() => {
                setChoosing(false);
                ReactEditor.focus(editor);
              }}
              onSelect={([file]) => {
                setChoosing(false);
                if (file) insertBlock(editor, imageBlock(file));
                ReactEditor.focus(editor);
              }}
            />
          )}
          <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
        </DndProvider>
      </Slate>
    </BlocksContext>
  );
}
