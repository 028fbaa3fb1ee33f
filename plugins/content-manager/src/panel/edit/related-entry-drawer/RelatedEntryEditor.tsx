import type { Entry } from '@admin/content-model';
import { ZoneOutlet } from '@admin/shell/host';
import { useEffect, useRef, type ComponentType } from 'react';
import type { EntryPermissions } from '../../permissions/index.ts';
import { relatedEntryInformations } from '../../../points.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { PublicationDialogs } from '../actions/PublicationDialogs.tsx';
import { EntryContexts, EntryForm } from '../EntryForm.tsx';
import { useRevealField } from '../errors/use-reveal.ts';
import { focusableElements } from '../errors/reveal-field.ts';
import { EditActions } from '../header/EditActions.tsx';
import { maxDrawers, type OpenDrawers } from '../relations/open-drawers.ts';
import { UndoKeys } from '../undo/UndoKeys.tsx';
import { useEntryCommands } from '../use-entry-commands.ts';
import { useEntryEditing, type EntryEditingSpec } from '../use-entry-editing.ts';
import { useRelatedDrawer, type RelatedDrawerSlotProps } from './use-related-drawer.ts';
import styles from './RelatedEntryEditor.module.css';

export interface RelatedEntryEditorProps extends Omit<EntryEditingSpec, 'origin'> {
  readonly permissions: EntryPermissions;
  readonly drawers: OpenDrawers;
  /** The depth of the drawer over the page, counted from 1. */
  readonly depth: number;
  /** The slot of a drawer over this one; passed as a prop because a drawer contains this form. */
  readonly Slot: ComponentType<RelatedDrawerSlotProps>;
  /** Called after the first save of a new entry. */
  readonly onCreated: (entry: Entry) => void;
}

/** A related entry in a drawer: its form, and saving and publishing it. */
export function RelatedEntryEditor(props: RelatedEntryEditorProps) {
  const { address, stored, permissions, drawers, depth, Slot, onCreated } = props;
  const entry = stored?.entry ?? null;
  const root = useRef<HTMLFormElement>(null);
  const editor = useEntryEditing({ ...props, origin: null });
  const { session } = editor;
  const { form } = session;
  const drawer = useRelatedDrawer(drawers, depth);
  useEffect(() => {
    const { endings } = session;
    return drawers.add(depth, { isModified: form.isModified, leave: () => endings.call('left') });
  }, [drawers, depth, form, session]);

  useEffect(() => {
    // The dialog focused its close button while the entry loaded. A dialog that opens after that focuses the form itself.
    const dialog = root.current?.closest('[role=dialog]');
    if (!root.current || !dialog?.contains(document.activeElement)) return;
    focusableElements(root.current)[0]?.focus();
  }, []);

  const commands = useEntryCommands({
    editor,
    root,
    stored,
    permissions,
    onSaved(_savedAt, created) {
      if (!entry) onCreated(created);
    },
    canSaveByShortcut: () => !drawers.isOpen(depth + 1) && form.isModified(),
  });
  const { publication, isLocked } = commands;
  const revealField = useRevealField(root, editor.editing);

  return (
    <EntryContexts
      editor={editor}
      onReveal={revealField}
      related={depth < maxDrawers ? drawer.related : null}
    >
      <div className={styles['editor']}>
        <EntryForm commands={commands} editor={editor} isPage={false} root={root} />
        <ZoneOutlet props={editor.context} zone={relatedEntryInformations} />
        <div className={styles['actions']}>
          <span className={styles['state']}>
            <PublicationBadge publication={editor.publication} />
          </span>
          <EditActions
            entry={entry}
            isCopy={false}
            onSave={commands.save}
            publication={commands.canPublish ? publication : undefined}
            saveButton={commands.saveButton}
            status={editor.record.status}
          />
        </div>
      </div>
      <UndoKeys isLocked={isLocked} root={root} />
      <PublicationDialogs control={publication} />
      <Slot depth={depth + 1} drawer={drawer} parameters={address.parameters} />
    </EntryContexts>
  );
}
