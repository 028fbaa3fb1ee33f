import { ConfirmDialog } from '@admin/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { leavingMessages } from './messages.ts';
import { leavesPage, type HistoryLocation } from './saved-state.ts';

export interface UnsavedGuardProps {
  /** Returns whether there are unsaved changes. Called on navigation; a stable function avoids new listeners. */
  readonly isDirty: () => boolean;
  /** Returns whether a navigation leaves the edited page. @default another path, except with `savedState` */
  readonly leaves?: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** Subscribes to changes of `isDirty`. The open dialog closes when the changes are saved. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Called when the user discards the changes, before the navigation continues. */
  readonly onLeave?: () => void;
  /** Saves the changes and resolves to whether that succeeded; never rejects. Adds "Save and leave" to the dialog. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

/** Asks for confirmation before a navigation or closing the window discards unsaved changes. */
export function UnsavedGuard({ isDirty, leaves = leavesPage, subscribe, onLeave, save }: UnsavedGuardProps) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leaves(currentLocation, nextLocation) && isDirty(),
  );
  // A confirmed `history.back` is asynchronous; the dialog closes before it and must not cancel it.
  const isLeaving = useRef(false);
  // The router resets the blocker in a transition; until then the dialog must not open again.
  const [answered, setAnswered] = useState<typeof blocker | null>(null);

  useEffect(() => {
    const handleClose = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleClose);
    return () => window.removeEventListener('beforeunload', handleClose);
  }, [isDirty]);

  const isAsking = blocker.state === 'blocked' && blocker !== answered;
  const closeIfSaved = useEffectEvent(() => {
    if (!isDirty() && !isLeaving.current) blocker.reset?.();
  });
  useEffect(
    () => (isAsking && subscribe ? subscribe(() => closeIfSaved()) : undefined),
    [isAsking, subscribe],
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const finish = (isSaved: boolean) => {
    // Another navigation has been blocked; its dialog stays open.
    if (latest.current !== blocker) return;
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <ConfirmDialog
      {...(save && {
        alternative: {
          label: intl.formatMessage(leavingMessages.save),
          // The dialog closes and releases the focus first, so that the page can show progress and focus errors.
          onChoose: () => {
            isLeaving.current = true;
            setAnswered(blocker);
            setTimeout(() => void save().then(finish));
          },
        },
      })}
      body={intl.formatMessage(leavingMessages.body)}
      cancelLabel={intl.formatMessage(leavingMessages.stay)}
      confirmLabel={intl.formatMessage(leavingMessages.leave)}
      onConfirm={() => {
        isLeaving.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
      onOpenChange={(open) => {
        if (!open && !isLeaving.current) blocker.reset?.();
        isLeaving.current = false;
      }}
      open={isAsking}
      title={intl.formatMessage(leavingMessages.leaveTitle)}
      tone="danger"
    />
  );
}
