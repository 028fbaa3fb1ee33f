import { ConfirmDialog } from '@admin/ui';
import type { ReactNode } from 'react';
import type { ActionDescription, ActionOutcome } from '../../points/actions.ts';
import { useText } from '../../react/use-text.ts';
import { actionMessages } from './messages.ts';

export interface ActionQuestionProps {
  /** The action as it was when it was asked for. */
  readonly description: ActionDescription<never>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => Promise<ActionOutcome>;
  /** Draws what is said before the answer. @default the words of the action */
  readonly body?: ((words: string | undefined) => ReactNode) | undefined;
}

/** Asks before an action runs. Stays, and says so, when the action fails. */
export function ActionQuestion({ description, isOpen, onOpenChange, onConfirm, body }: ActionQuestionProps) {
  const text = useText();
  const { confirm, label, tone } = description;
  const words = confirm?.body && text(confirm.body);
  const failed = { ...actionMessages.failed, values: { action: text(label) } };
  return (
    <ConfirmDialog
      body={body ? body(words) : words}
      cancelLabel={text(actionMessages.cancel)}
      confirmLabel={text(actionMessages.confirm)}
      errorMessage={() => text(failed)}
      onConfirm={async () => {
        if ((await onConfirm()) === 'failed') throw new Error(text(failed));
      }}
      onOpenChange={onOpenChange}
      open={isOpen}
      title={text(confirm?.title ?? actionMessages.question)}
      tone={tone === 'danger' ? 'danger' : 'default'}
    />
  );
}
