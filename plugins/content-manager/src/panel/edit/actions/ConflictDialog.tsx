import { ConfirmDialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import type { Conflict } from './use-merge.ts';
import styles from './SaveProblems.module.css';

export interface ConflictDialogProps {
  /** Null if there is no conflict. */
  readonly conflict: Conflict | null;
  readonly onKeepEditing: () => void;
  /** Loads the other version. Rejects if it cannot be fetched; the dialog stays open then. */
  readonly onTakeTheirs: () => Promise<void>;
  /** Replaces the other version; undefined if the form is unmodified. */
  readonly onSaveMine: ((version: string | null) => void) | undefined;
}

/** Asks whether to load the version of the other user or to replace it. */
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
              who: by ?? intl.formatMessage(editMessages.conflictAnotherUser),
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
