import { useSaveShortcut } from '@admin/shell';
import { useState, type RefObject } from 'react';
import type { StoredEntry } from '../entry/index.ts';
import type { EntryPermissions } from '../permissions/index.ts';
import { useFormGuard } from './actions/form-lock.ts';
import { createSaveButton, type SaveButton } from './actions/save-button.ts';
import { usePublication, type PublicationControl } from './actions/use-publication.ts';
import { useSave, type SaveControl, type SaveSpec } from './actions/use-save.ts';
import { useReveal } from './errors/use-reveal.ts';
import { useFreshEntry } from './session/use-edit-session.ts';
import type { EntryEditing } from './use-entry-editing.ts';

export interface EntryCommandsSpec {
  readonly editor: EntryEditing;
  /** The form element. */
  readonly root: RefObject<HTMLElement | null>;
  /** The entry in its stored form; null for a new one. */
  readonly stored: StoredEntry | null;
  readonly permissions: EntryPermissions;
  readonly onSaved: SaveSpec['onSaved'];
  /** Returns whether the keyboard shortcut saves this form now. */
  readonly canSaveByShortcut: () => boolean;
}

/** The commands on an open entry. */
export interface EntryCommands {
  readonly saving: SaveControl;
  readonly publication: PublicationControl;
  /** Saves; undefined without the permission to. */
  readonly save: (() => Promise<void>) | undefined;
  /** The button that the shortcut presses. */
  readonly saveButton: SaveButton;
  /** True if the user may publish. */
  readonly canPublish: boolean;
  /** True if a command is running, so that the form may not change. */
  readonly isLocked: boolean;
}

/** Returns the commands of an open entry, and updates its form with the responses of the server. */
export function useEntryCommands(spec: EntryCommandsSpec): EntryCommands {
  const { editor, root, stored, permissions, onSaved, canSaveByShortcut } = spec;
  const { session, editing, record, validation } = editor;
  const isLocked = record.status !== 'resolved';
  useFreshEntry(session, stored);
  useFormGuard(root, record.isBusy);
  const reveal = useReveal(root, editing);
  const saving = useSave({ editing, session, record, validation, reveal, onSaved });
  const { showConflict } = saving;
  const { address } = editing;
  const publication = usePublication({ address, session, record, validation, reveal, showConflict });
  const canSave = stored ? permissions.update : permissions.create;
  const [saveButton] = useState(createSaveButton);
  useSaveShortcut(() => {
    if (canSave && canSaveByShortcut()) saveButton.press(() => void saving.save());
  });
  return {
    saving,
    publication,
    save: canSave ? saving.save : undefined,
    saveButton,
    canPublish: permissions.publish && permissions.update,
    isLocked,
  };
}
