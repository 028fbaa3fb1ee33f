import { useQueryClient } from '@tanstack/react-query';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { contentTags } from '../../schema/index.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveFailed } from './SaveFailed.tsx';
import { UnsettledSave } from './UnsettledSave.tsx';
import type { SaveControl } from './use-save.ts';

/** A copy of the unsaved changes in this browser. */
export interface LocalDraft {
  /** Returns whether it has every change. */
  readonly isKept: () => boolean;
}

export interface SaveProblemsProps {
  readonly saving: SaveControl;
  readonly session: EntrySession;
  readonly address: EntryAddress;
  /** The copy of the unsaved changes in this browser; null where none is written. */
  readonly journal: LocalDraft | null;
  /** Leads to the field of a written path. @default stays where one is */
  readonly onReveal?: (path: string) => void;
}

/** What keeps the last save from being done, and what can be done about it. */
export function SaveProblems({ saving, session, address, journal, onReveal }: SaveProblemsProps) {
  const cache = useEntryCache();
  const queries = useQueryClient();

  const takeTheirs = async () => {
    session.reset(await cache.refresh(address));
    // Their version may link other entries than those that are displayed.
    void queries.invalidateQueries({ queryKey: [contentTags.relations] });
    saving.forgetFailure();
  };
  const saveMine = (version: string | null) => {
    session.setVersion(version);
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
        <UnsettledSave
          conflict={failure.conflict}
          conflicts={failure.conflicts}
          onReveal={onReveal}
          onSettle={(settled) => void saving.saveSettled(settled)}
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
