import { UnsavedGuard } from '@admin/shell';
import { completeStep, ZoneOutlet } from '@admin/shell/host';
import { useMedia } from '@admin/ui';
import { useRef, useState } from 'react';
import { editViewBeside } from '../../points.ts';
import type { EntryAddress } from '../entry/index.ts';
import type { EntryPermissions } from '../permissions/index.ts';
import { onIdle } from '../scheduling.tsx';
import { PublicationDialogs } from './actions/PublicationDialogs.tsx';
import { useDelete } from './actions/use-delete.ts';
import { EntryAside } from './aside/EntryAside.tsx';
import { EntryState } from './aside/EntryState.tsx';
import styles from './EntryEditor.module.css';
import { EntryContexts, EntryForm } from './EntryForm.tsx';
import { useOpenField } from './errors/use-open-field.ts';
import { useRevealField } from './errors/use-reveal.ts';
import { EditHeader } from './header/EditHeader.tsx';
import type { EntryPresenceProps } from './presence/EntryPresence.tsx';
import { RelatedDrawerSlot } from './related-entry-drawer/RelatedDrawerSlot.tsx';
import { useDrawerGuard, useRelatedDrawer } from './related-entry-drawer/use-related-drawer.ts';
import { createOpenDrawers } from './relations/open-drawers.ts';
import { UndoKeys } from './undo/UndoKeys.tsx';
import { useEntryCommands } from './use-entry-commands.ts';
import { useEntryEditing, type EntryEditingSpec } from './use-entry-editing.ts';

export interface EntryEditorProps extends EntryEditingSpec {
  readonly permissions: EntryPermissions;
  /** The target of the back link. */
  readonly backTo: string;
  /** Called with the address of a new entry after its first save. */
  readonly onCreated: (address: EntryAddress) => void;
  /** Called after the entry was deleted. */
  readonly onGone: () => void;
}

/** The window width below which there is no column beside the form, as in the style sheet. */
const stackedQuery = '(max-width: 1080px)';

const Presence = onIdle<EntryPresenceProps>(() =>
  import('./presence/EntryPresence.tsx').then(({ EntryPresence }) => EntryPresence),
);

/** The page of one open entry: its form, its state, and everything that can be done with it. */
export function EntryEditor(props: EntryEditorProps) {
  const { view, address, stored, origin, permissions, backTo, onCreated, onGone } = props;
  const entry = stored?.entry ?? null;
  const root = useRef<HTMLFormElement>(null);
  const editor = useEntryEditing(props);
  const { session, editing, context } = editor;
  const { form } = session;
  const [drawers] = useState(createOpenDrawers);
  const drawer = useRelatedDrawer(drawers, 0);
  // A copy can be saved without a change.
  const isCopy = !entry && origin !== null;
  const commands = useEntryCommands({
    editor,
    root,
    stored,
    permissions,
    onSaved(savedAt, _saved, leaves) {
      if (entry) return;
      completeStep('contentManager', 'create');
      if (savedAt.kind === 'collectionType' && !leaves) onCreated(savedAt);
    },
    // The shortcut saves the form of an open drawer instead.
    canSaveByShortcut: () => !drawers.isOpen(1) && (isCopy || form.isModified()),
  });
  const { saving, publication, save, canPublish, isLocked } = commands;
  useOpenField(root, editing);
  const revealField = useRevealField(root, editing);
  const isStacked = useMedia(stackedQuery);
  const guard = useDrawerGuard(session, drawers);
  const deleteEntry = useDelete({ address, session, onGone });

  const state = (
    <>
      <EntryState
        canPublish={canPublish}
        entry={entry}
        isBesideFacts={!isStacked}
        onReveal={revealField}
        publication={editor.publication}
      />
      {entry && <Presence id={entry.id} isBusy={isLocked} session={session} />}
    </>
  );

  return (
    <EntryContexts editor={editor} onReveal={revealField} related={drawer.related}>
      <EditHeader
        backTo={backTo}
        context={context}
        entry={entry}
        isCopy={isCopy}
        onSave={save}
        publication={canPublish ? publication : undefined}
        saveButton={commands.saveButton}
        status={editor.record.status}
        view={view}
      />
      <div className={styles['page']}>
        <div className={styles['main']}>
          {isStacked && state}
          <EntryForm
            className={styles['form']}
            commands={commands}
            editor={editor}
            isPage
            onReveal={revealField}
            root={root}
          />
        </div>
        <EntryAside
          apiID={view.contentType.apiID}
          context={context}
          isBusy={isLocked}
          onDelete={entry && permissions.delete ? deleteEntry : undefined}
          onDiscard={entry && save ? () => session.reset(stored) : undefined}
          state={!isStacked && state}
        />
        <div className={styles['beside']}>
          <ZoneOutlet props={context} zone={editViewBeside} />
        </div>
      </div>
      <UndoKeys isLocked={isLocked} root={root} />
      <PublicationDialogs control={publication} />
      <UnsavedGuard
        {...guard}
        // Unsaved changes in a drawer are saved there.
        save={save && !drawers.isOpen(1) ? saving.saveToLeave : undefined}
        subscribe={form.onChange}
      />
      <RelatedDrawerSlot depth={1} drawer={drawer} parameters={address.parameters} />
    </EntryContexts>
  );
}
