import { Popover } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { bringIntoSight } from './bring-into-sight.ts';
import { LinkForm } from './LinkForm.tsx';
import styles from './LinkLayer.module.css';
import type { LinkTarget } from './link-target.ts';
import { linkMessages } from './messages.ts';

export interface LinkLayerProps {
  readonly target: LinkTarget;
  readonly onClose: () => void;
}

/** Words and address of a link, beside it. */
export function LinkLayer({ target, onClose }: LinkLayerProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const [place] = useState(() => bringIntoSight(editor, target.range));
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
          style={{ top: place.top, left: place.left, width: place.width, height: place.height }}
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
