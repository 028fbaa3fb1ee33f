import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { OpenEntryContext } from '../entry-form/open-entry.ts';
import { SaveProblems } from './actions/SaveProblems.tsx';
import { EditingContext } from './editing/editing-context.ts';
import { SavedEntryContext } from './editing/saved-entry-context.ts';
import { EntryFields } from './groups/EntryFields.tsx';
import type { LocalDraft } from './local-drafts/local-draft.ts';
import { LocalDraftSlot } from './local-drafts/LocalDraftSlot.tsx';
import { RelatedDrawersContext, type RelatedDrawers } from './relations/open-drawers.ts';
import type { EntryCommands } from './use-entry-commands.ts';
import type { EntryEditing } from './use-entry-editing.ts';

export interface EntryContextsProps {
  readonly editor: EntryEditing;
  /** Focuses the field of a written path. */
  readonly onReveal: (path: string) => void;
  /** The drawers in which relations open entries; null if relations only link to them. */
  readonly related: RelatedDrawers | null;
  readonly children: ReactNode;
}

/** Provides an open entry to its fields and to plugins. */
export function EntryContexts({ editor, onReveal, related, children }: EntryContextsProps) {
  const { openEntry } = editor;
  const revealable = useMemo(() => ({ ...openEntry, reveal: onReveal }), [openEntry, onReveal]);
  return (
    <EditingContext value={editor.editing}>
      <SavedEntryContext value={editor.saved}>
        <OpenEntryContext value={revealable}>
          <RelatedDrawersContext value={related}>{children}</RelatedDrawersContext>
        </OpenEntryContext>
      </SavedEntryContext>
    </EditingContext>
  );
}

export interface EntryFormProps {
  readonly editor: EntryEditing;
  readonly commands: EntryCommands;
  readonly root: RefObject<HTMLFormElement | null>;
  readonly className?: string | undefined;
  /** True for the form of a page; false in a drawer. */
  readonly isPage: boolean;
  /** Focuses the field of a written path. @default a failed save does not move the focus */
  readonly onReveal?: (path: string) => void;
}

/** The fields of an open entry below what failed in the last save, the same on the page and in drawers. */
export function EntryForm({ editor, commands, root, className, isPage, onReveal }: EntryFormProps) {
  const { session, editing } = editor;
  const { saving, isLocked } = commands;
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  return (
    <>
      <SaveProblems
        address={editing.address}
        draft={draft}
        saving={saving}
        session={session}
        {...(onReveal ? { onReveal } : {})}
      />
      <LocalDraftSlot isBusy={isLocked} onDraft={setDraft} session={session} />
      <form
        aria-busy={isLocked}
        className={className}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        ref={root}
      >
        <EntryFields isPage={isPage} />
      </form>
    </>
  );
}
