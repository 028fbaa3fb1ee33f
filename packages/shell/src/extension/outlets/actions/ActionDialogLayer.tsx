import { Dialog, Skeleton } from '@admin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../../navigation/focus-heading.ts';
import type { ActionDialog, ActionDialogProps } from '../../points/actions.ts';
import type { ContributionOwner } from '../../core/contribution-types.ts';
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

/** Sets the content out. Content that came after its dialog gets the focus that the dialog could only give to its own buttons. */
function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current?.contains(document.activeElement)) {
      place.current?.querySelector<HTMLElement>(control)?.focus();
    }
  }, []);
  return (
    <div className={styles['content']} ref={place}>
      {children}
    </div>
  );
}

/** Where reading goes on when the button that opened the dialog is gone. */
const readOn = () => focusHeading();

/** The dialog of an action: the host's frame round the plugin's content, which is fetched when it is first opened. */
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
