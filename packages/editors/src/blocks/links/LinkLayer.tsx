import { useIntl } from 'react-intl';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { linkMessages } from '../messages.ts';
import { LinkForm } from './LinkForm.tsx';
import type { LinkTarget } from './link-target.ts';
import { RangePopover } from './RangePopover.tsx';

export interface LinkLayerProps {
  readonly target: LinkTarget;
  readonly onClose: () => void;
}

/** The link dialog, beside the link. */
export function LinkLayer({ target, onClose }: LinkLayerProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const close = (finish: () => void) => {
    finish();
    onClose();
    ReactEditor.focus(editor);
  };
  return (
    <RangePopover
      label={intl.formatMessage(linkMessages.title)}
      onDismiss={() => {
        target.cancel();
        onClose();
      }}
      range={target.range}
    >
      <LinkForm
        link={target.link}
        onCancel={() => close(target.cancel)}
        onRemove={target.isNew ? undefined : () => close(target.remove)}
        onSave={(link) => close(() => target.save(link))}
      />
    </RangePopover>
  );
}
