import { IconButton, Tooltip } from '@admin/ui';
import { Copy } from '@admin/ui/icons';
import { feedbackMessages } from './messages.ts';
import { notifyRef, useService } from '@admin/shell';

export interface CopyButtonProps {
  /** Accessible name: what is copied. */
  readonly label: string;
  readonly text: string;
}

/** Puts a text into the clipboard and says whether that worked; pages without a secure address have none. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const notify = useService(notifyRef);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', title: feedbackMessages.copied });
    } catch {
      notify({ tone: 'warning', title: feedbackMessages.copyFailed });
    }
  };
  return (
    <Tooltip content={label} purpose="name">
      <IconButton icon={Copy} label={label} onClick={() => void copy()} size="tiny" />
    </Tooltip>
  );
}
