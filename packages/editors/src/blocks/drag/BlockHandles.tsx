import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { useIntl } from 'react-intl';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlate, useSlateSelector, useSlateStatic } from 'slate-react';
import { moveBlock } from '../commands/change-blocks.ts';
import { useBlocks } from '../blocks-context.ts';
import styles from './BlockHandle.module.css';
import { BlockHandle } from './BlockHandle.tsx';
import { blockLabel, useMoveAnnouncement } from './block-label.ts';
import { blockAtHeight, blockElement, blockOf } from './block-positions.ts';

interface DraggedBlock {
  readonly index: number;
  /** The source editor: blocks cannot be dragged to another document. */
  readonly editor: unknown;
}

/** The drop position of a dragged block. */
interface Landing {
  /** The index of the block after the drop position. */
  readonly before: number;
  /** Pixels from the top of the text. */
  readonly top: number;
}

/** Returns the position of the handle, measured after every change of the document. */
function Measured({ measure }: { readonly measure: () => void }) {
  useSlate();
  useLayoutEffect(measure);
  return null;
}

export interface BlockHandlesProps {
  readonly children: ReactNode;
}

/** The text with a handle at the hovered block, or else at the block with the cursor. */
export function BlockHandles({ children }: BlockHandlesProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types } = useBlocks();
  const announceMove = useMoveAnnouncement();
  const area = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [top, setTop] = useState(0);
  const cursor = useSlateSelector(({ selection }) => selection?.anchor.path[0] ?? 0);
  const count = useSlateSelector((now) => now.children.length);
  const index = Math.min(pointed ?? cursor, count - 1);

  const topOf = (element: HTMLElement): number =>
    element.getBoundingClientRect().top - (area.current?.getBoundingClientRect().top ?? 0);
  const landingAt = (y: number): Landing | null => {
    const found = blockAtHeight(editor, y);
    if (!found) return null;
    const box = found.element.getBoundingClientRect();
    const isBehind = y > box.top + box.height / 2;
    return {
      before: found.index + (isBehind ? 1 : 0),
      top: topOf(found.element) + (isBehind ? box.height : 0),
    };
  };

  const [{ isDragging }, drag, preview] = useDrag<DraggedBlock, unknown, { isDragging: boolean }>({
    type: 'blocks',
    item: { index, editor },
    collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    end: () => setLanding(null),
  });
  const [, drop] = useDrop<DraggedBlock>({
    accept: 'blocks',
    canDrop: (dragged) => dragged.editor === editor,
    hover: (dragged, monitor) => {
      const pointer = monitor.getClientOffset();
      setLanding(pointer && dragged.editor === editor ? landingAt(pointer.y) : null);
    },
    drop: (dragged, monitor) => {
      const pointer = monitor.getClientOffset();
      const landing = pointer && landingAt(pointer.y);
      setLanding(null);
      if (!landing) return;
      const to = landing.before > dragged.index ? landing.before - 1 : landing.before;
      const block = blockLabel(editor.children[dragged.index], types, intl);
      announceMove(moveBlock(editor, [dragged.index], to), block);
      setPointed(to);
      Transforms.select(editor, Editor.start(editor, [to]));
      ReactEditor.focus(editor);
    },
  });
  const areaRef = useCallback(
    (node: HTMLDivElement | null) => {
      area.current = node;
      drop(node);
    },
    [drop],
  );

  const measure = (): void => {
    const element = blockElement(editor, index);
    // At the middle of the first line; headings have their own line heights.
    if (element) setTop(topOf(element) + (parseFloat(getComputedStyle(element).lineHeight) || 0) / 2);
  };
  return (
    <div
      onPointerLeave={() => !isOpen && setPointed(null)}
      onPointerMove={({ target }) => {
        if (isOpen) return;
        const found = blockOf(editor, target);
        if (found && found.index !== pointed) setPointed(found.index);
      }}
      ref={areaRef}
    >
      {children}
      <Measured measure={measure} />
      <BlockHandle
        dragRef={(node) => {
          drag(node);
          preview(blockElement(editor, index) ?? null);
        }}
        index={index}
        isDragging={isDragging}
        onOpenChange={setOpen}
        top={top}
      />
      {landing && <div className={styles['line']} style={{ top: landing.top }} />}
    </div>
  );
}
