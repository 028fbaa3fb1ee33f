import { ConfirmDialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import type { Conflict } from './conflict-of.ts';
import styles from './ConflictDialog.module.css';

export interface ConflictDialogProps {
  /** What stands in the way; null for nothing. */
  readonly conflict: Conflict | null;
  readonly onKeepEditing: () => void;
  /** Goes on with the other version. Rejects when it cannot be fetched: the question stays. */
  readonly onTakeTheirs: () => Promise<void>;
  /** Starts to save over the version that the conflict names; absent where nothing was typed. */
  readonly onSaveMine: ((version: string | null) => void) | undefined;
}

/** Says who was quicker, and lets the user choose whose version to go on with. */
export function ConflictDialog({ conflict, onKeepEditing, onTakeTheirs, onSaveMine }: ConflictDialogProps) {
  const intl = useIntl();
  const { at, by, byId } = conflict ?? { at: null, by: null, byId: null };
  const ownId = useOwnId();
  const isOwn = byId !== null && byId === ownId;
  const when =
    at === null || Number.isNaN(Date.parse(at))
      ? ''
      : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ConfirmDialog
      {...(onSaveMine && conflict
        ? {
            alternative: {
              label: intl.formatMessage(isOwn ? editMessages.conflictThisTab : editMessages.conflictMine),
              onChoose: () => onSaveMine(conflict.version),
            },
          }
        : {})}
      body={
        <div className={styles.body}>
          <p>
            {intl.formatMessage(editMessages.conflictWho, {
              who: by ?? intl.formatMessage(editMessages.conflictSomebody),
              when,
              isKnown: when === '' ? 'no' : 'yes',
              isOwn: isOwn ? 'yes' : 'no',
            })}
          </p>
          <p>
            {intl.formatMessage(onSaveMine ? editMessages.conflictBody : editMessages.conflictBodyUntouched, {
              isOwn: isOwn ? 'yes' : 'no',
            })}
          </p>
        </div>
      }
      cancelLabel={intl.formatMessage(editMessages.conflictKeep)}
      confirmLabel={intl.formatMessage(isOwn ? editMessages.conflictOtherTab : editMessages.conflictTheirs)}
      onConfirm={onTakeTheirs}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepEditing();
      }}
      open={conflict !== null}
      title={intl.formatMessage(isOwn ? editMessages.conflictOwnTitle : editMessages.conflictTitle)}
      tone={onSaveMine ? 'danger' : 'default'}
    />
  );
}
