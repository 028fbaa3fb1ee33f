import { DropdownMenu, IconButton } from '@admin/ui';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from '@admin/ui/icons';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { deleteBlock, duplicateBlock, moveBlock } from '../commands/change-blocks.ts';
import { useBlocks } from '../blocks-context.ts';
import styles from './BlockHandle.module.css';
import { blockLabel, useMoveAnnouncement } from './block-label.ts';
import { dragMessages } from '../messages.ts';

export interface BlockHandleProps {
  /** The index of its block. */
  readonly index: number;
  /** The position of its middle, pixels from the top of the text. */
  readonly top: number;
  readonly isDragging: boolean;
  readonly dragRef: Ref<HTMLDivElement>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The drag handle of a block, and the menu of its actions. */
export function BlockHandle({ index, top, isDragging, dragRef, onOpenChange }: BlockHandleProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { types, announce } = useBlocks();
  const announceMove = useMoveAnnouncement();
  const block = blockLabel(editor.children[index], types, intl);
  const label = intl.formatMessage(dragMessages.handle, { block });
  const put = (at: number) => {
    Transforms.select(editor, Editor.start(editor, [at]));
    ReactEditor.focus(editor);
  };
  const move = (to: number) => {
    announceMove(moveBlock(editor, [index], to), block);
    put(Math.max(0, Math.min(to, editor.children.length - 1)));
  };
  return (
    <div className={styles['handle']} data-dragging={isDragging || undefined} ref={dragRef} style={{ top }}>
      <DropdownMenu
        items={[
          {
            id: 'up',
            label: intl.formatMessage(dragMessages.up),
            icon: ArrowUp,
            disabled: index === 0,
            onSelect: () => move(index - 1),
          },
          {
            id: 'down',
            label: intl.formatMessage(dragMessages.down),
            icon: ArrowDown,
            disabled: index >= editor.children.length - 1,
            onSelect: () => move(index + 1),
          },
          {
            id: 'duplicate',
            label: intl.formatMessage(dragMessages.duplicate),
            icon: Copy,
            onSelect: () => {
              duplicateBlock(editor, [index]);
              announce(intl.formatMessage(dragMessages.duplicated, { block }));
              put(index + 1);
            },
          },
          {
            id: 'delete',
            label: intl.formatMessage(dragMessages.delete),
            icon: Trash2,
            tone: 'danger',
            onSelect: () => {
              deleteBlock(editor, [index]);
              announce(intl.formatMessage(dragMessages.deleted, { block }));
              put(Math.min(index, editor.children.length - 1));
            },
          },
        ]}
        onOpenChange={onOpenChange}
        opensOn="click"
        sheetTitle={block}
        tooltip={label}
        trigger={<IconButton icon={GripVertical} label={label} size="small" />}
      />
    </div>
  );
}
