import { useIntl } from 'react-intl';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import type { Journal } from '../journal/create-journal.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { mergeMessages } from './messages.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { SaveFailed } from './SaveFailed.tsx';
import type { SaveControl } from './use-save.ts';

export interface SaveProblemsProps {
  readonly saving: SaveControl;
  readonly session: EntrySession;
  readonly address: EntryAddress;
  /** What keeps what is typed in this browser; null where nothing does. */
  readonly journal: Journal | null;
}

/** What keeps the last save from being done, and what can be done about it. */
export function SaveProblems({ saving, session, address, journal }: SaveProblemsProps) {
  const intl = useIntl();
  const cache = useEntryCache();

  const takeTheirs = async () => {
    session.startOver(await cache.refresh(address));
    saving.forgetFailure();
  };
  const saveMine = (version: string | null) => {
    session.goOnFrom(version);
    void saving.save();
  };
  const { failure } = saving;

  return (
    <>
      {failure.kind === 'failed' && (
        <SaveFailed
          error={failure.error}
          isKept={journal?.isKept() ?? false}
          onRetry={() => void saving.save()}
        />
      )}
      {failure.kind === 'unsettled' && (
        <MergeDialog
          conflicts={failure.conflicts}
          onKeepEditing={saving.forgetFailure}
          onSettle={(settled) => void saving.saveSettled(settled)}
          words={{
            title: intl.formatMessage(mergeMessages.title),
            description: intl.formatMessage(mergeMessages.description, {
              who: failure.conflict.by ?? intl.formatMessage(editMessages.conflictSomebody),
              count: failure.conflicts.length,
            }),
            settle: intl.formatMessage(mergeMessages.save),
            sides: {
              mine: intl.formatMessage(mergeMessages.mine),
              theirs: intl.formatMessage(mergeMessages.theirs),
            },
          }}
        />
      )}
      <ConflictDialog
        conflict={failure.kind === 'conflict' ? failure.conflict : null}
        onKeepEditing={saving.forgetFailure}
        onSaveMine={session.form.isModified() ? saveMine : undefined}
        onTakeTheirs={takeTheirs}
      />
    </>
  );
}
