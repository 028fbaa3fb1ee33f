import { ConfirmDialog } from '@admin/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { leavingMessages } from './messages.ts';
import { leavesPage, type HistoryLocation } from './saved-state.ts';

export interface UnsavedGuardProps {
  /** Whether something would be lost; read at the moment of leaving. Stable, or the guard is set up anew. */
  readonly isDirty: () => boolean;
  /** Whether a navigation leaves what is being edited. @default another path, except with `savedState` */
  readonly leaves?: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** Calls back when `isDirty` may have changed: a question about what was saved meanwhile is taken back. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Called when the user leaves what would be lost behind, before the page goes. */
  readonly onLeave?: () => void;
  /** Saves what would be lost, and resolves to whether it is saved; never rejects. Given: offers to save and leave. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

/** Asks before unsaved changes would be lost: on the way to another page, and when the window is closed. */
export function UnsavedGuard({ isDirty, leaves = leavesPage, subscribe, onLeave, save }: UnsavedGuardProps) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leaves(currentLocation, nextLocation) && isDirty(),
  );
  // A confirmed step back takes a moment to happen, and closing the question meanwhile must not undo it.
  const isLeaving = useRef(false);
  // The router forgets a question in a transition: until then it must not be asked again.
  const [answered, setAnswered] = useState<typeof blocker | null>(null);

  useEffect(() => {
    const handleClose = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleClose);
    return () => window.removeEventListener('beforeunload', handleClose);
  }, [isDirty]);

  const isAsking = blocker.state === 'blocked' && blocker !== answered;
  const takeBack = useEffectEvent(() => {
    if (!isDirty() && !isLeaving.current) blocker.reset?.();
  });
  useEffect(() => (isAsking && subscribe ? subscribe(() => takeBack()) : undefined), [isAsking, subscribe]);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const finish = (isSaved: boolean) => {
    // Another way was asked about meanwhile: that question stays.
    if (latest.current !== blocker) return;
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <ConfirmDialog
      {...(save && {
        alternative: {
          label: intl.formatMessage(leavingMessages.save),
          // The question closes first, and lets go of the focus: the page shows how the save goes and leads to errors.
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
