import { Popover } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Range } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { linkMessages } from '../messages.ts';
import { LinkForm } from './LinkForm.tsx';
import type { LinkTarget } from './link-target.ts';
import styles from './LinkLayer.module.css';

/**
 * Scrolls to a part of the text, as far as it is out of sight. The tools may be in sight while the words that they are
 * used for are not, and what stands beside those would be out of reach with them.
 * @returns where its first line is then, in pixels of the window
 */
export function bringIntoSight(editor: ReactEditor, range: Range): DOMRect {
  const part = ReactEditor.toDOMRange(editor, range);
  const { startContainer: node } = part;
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [first] = part.getClientRects();
  return first ?? part.getBoundingClientRect();
}

export interface LinkLayerProps {
  readonly target: LinkTarget;
  readonly onClose: () => void;
}

/** Words and address of a link, beside it. */
export function LinkLayer({ target, onClose }: LinkLayerProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const [line] = useState(() => bringIntoSight(editor, target.range));
  const close = (finish: () => void) => {
    finish();
    onClose();
    ReactEditor.focus(editor);
  };
  return (
    <Popover
      label={intl.formatMessage(linkMessages.title)}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        target.cancel();
        onClose();
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
      <LinkForm
        link={target.link}
        onCancel={() => close(target.cancel)}
        onRemove={target.isNew ? undefined : () => close(target.remove)}
        onSave={(link) => close(() => target.save(link))}
      />
    </Popover>
  );
}
