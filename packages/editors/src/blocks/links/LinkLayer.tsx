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
 * Scrolls a range into view if it is not visible. The toolbar can be visible while the selected words are not, and the
 * dialog opens beside the words.
 * @returns the position of the first line, viewport pixels
 */
export function scrollRangeIntoView(editor: ReactEditor, range: Range): DOMRect {
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

/** The link dialog, beside the link. */
export function LinkLayer({ target, onClose }: LinkLayerProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const [line] = useState(() => scrollRangeIntoView(editor, target.range));
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
