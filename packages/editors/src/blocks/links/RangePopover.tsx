import { Popover } from '@admin/ui';
import { useState, type ReactNode } from 'react';
import type { Range } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import styles from './LinkLayer.module.css';

/**
 * Scrolls a range into view if it is not visible. The toolbar can be visible while the selected words are not, and the
 * dialog opens beside the words.
 * @returns the position of the first line, viewport pixels
 */
function scrollRangeIntoView(editor: ReactEditor, range: Range): DOMRect {
  const part = ReactEditor.toDOMRange(editor, range);
  const { startContainer: node } = part;
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [first] = part.getClientRects();
  return first ?? part.getBoundingClientRect();
}

export interface RangePopoverProps {
  readonly range: Range;
  readonly label: string;
  /** Called when Escape or a press beside the popover closes it. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** An open popover beside a range of the text. */
export function RangePopover({ range, label, onDismiss, children }: RangePopoverProps) {
  const editor = useSlateStatic();
  const [line] = useState(() => scrollRangeIntoView(editor, range));
  return (
    <Popover
      label={label}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
      open
      trigger={
        <button
          aria-hidden="true"
          className={styles['anchor']}
          style={{ top: line.top, left: line.left, width: line.width, height: line.height }}
          tabIndex={-1}
          type="button"
        />
      }
      width="content"
    >
      {children}
    </Popover>
  );
}
