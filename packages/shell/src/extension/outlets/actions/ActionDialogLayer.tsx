import { ConfirmDialog, Dialog, Skeleton } from '@admin/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../../../navigation/focus-heading.ts';
import type { ContributionOwner } from '../../core/contribution-types.ts';
import type {
  ActionDescription,
  ActionDialog,
  ActionDialogProps,
  ActionOutcome,
} from '../../points/actions.ts';
import { useText } from '../../react/use-text.ts';
import { LazyContribution } from '../LazyContribution.tsx';
import styles from './ActionDialogLayer.module.css';
import { actionMessages } from './messages.ts';

export interface ActionDialogLayerProps<I> extends ActionDialogProps<I> {
  readonly dialog: ActionDialog<I>;
  readonly action: ContributionOwner;
  readonly pointId: string;
  readonly isOpen: boolean;
}

const control =
  ':is(input:not([type=hidden]), textarea, select, button, a[href], [tabindex="0"]):not(:disabled)';

/**
 * Renders the content. Content that loads after its dialog opened receives the focus, which is on a button of the
 * dialog.
 */
function Arrival({ children }: { readonly children: ReactNode }) {
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!anchor.current?.contains(document.activeElement)) {
      anchor.current?.querySelector<HTMLElement>(control)?.focus();
    }
  }, []);
  return (
    <div className={styles['content']} ref={anchor}>
      {children}
    </div>
  );
}

/** Moves the focus to the heading if the button that opened the dialog is gone. */
const readOn = () => focusHeading();

/** The dialog of an action: the host's frame around the plugin's content, which is fetched when it first opens. */
export function ActionDialogLayer<I>({
  dialog,
  action,
  pointId,
  isOpen,
  input,
  close,
  run,
}: ActionDialogLayerProps<I>) {
  const text = useText();
  return (
    <Dialog
      labels={{ close: text(actionMessages.close) }}
      onOpenChange={(open) => open || close()}
      open={isOpen}
      outsideClick="block"
      onFocusLost={readOn}
      size={dialog.size ?? 'medium'}
      title={text(dialog.title)}
    >
      <LazyContribution
        contribution={action}
        frame={Arrival}
        load={dialog.content}
        pending={<Skeleton lines={3} />}
        pointId={pointId}
        props={{ input, close, run }}
      />
    </Dialog>
  );
}

export interface ActionQuestionProps {
  /** The action at the moment of the request. */
  readonly description: ActionDescription<never>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => Promise<ActionOutcome>;
  /** Renders the text before the confirmation. @default the text of the action */
  readonly body?: ((words: string | undefined) => ReactNode) | undefined;
}

/** Asks for confirmation before an action runs. Stays open with an error if the action fails. */
export function ActionQuestion({ description, isOpen, onOpenChange, onConfirm, body }: ActionQuestionProps) {
  const text = useText();
  const { confirm, label, tone } = description;
  const words = confirm?.body && text(confirm.body);
  const failed = { ...actionMessages.failed, values: { action: text(label) } };
  return (
    <ConfirmDialog
      body={body ? body(words) : words}
      cancelLabel={text(actionMessages.cancel)}
      confirmLabel={text(confirm?.label ?? actionMessages.confirm)}
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
