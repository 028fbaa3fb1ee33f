import { ConfirmDialog } from '@admin/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { useEditing } from '../editing-context.ts';
import { editMessages } from '../messages.ts';
import { leavesEntry } from './leaves-entry.ts';

/** Asks before unsaved changes would be lost: on the way to another page, and when the window is closed. */
export function UnsavedGuard() {
  const intl = useIntl();
  const { form } = useEditing();

  const shouldAsk: BlockerFunction = ({ currentLocation, nextLocation }) =>
    form.isModified() && leavesEntry(currentLocation, nextLocation);
  const blocker = useBlocker(shouldAsk);
  // A confirmed step back takes a moment to happen, and closing the question meanwhile must not undo it.
  const isLeaving = useRef(false);

  useEffect(() => {
    const handleClose = (event: BeforeUnloadEvent) => {
      if (form.isModified()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleClose);
    return () => window.removeEventListener('beforeunload', handleClose);
  }, [form]);

  return (
    <ConfirmDialog
      body={intl.formatMessage(editMessages.leaveBody)}
      cancelLabel={intl.formatMessage(editMessages.leaveStay)}
      confirmLabel={intl.formatMessage(editMessages.leaveConfirm)}
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(open) => {
        if (!open && !isLeaving.current) blocker.reset?.();
        isLeaving.current = false;
      }}
      open={blocker.state === 'blocked'}
      title={intl.formatMessage(editMessages.leaveTitle)}
      tone="danger"
    />
  );
}
