import { UndoKeys } from '../undo/UndoKeys.tsx';
import { useSaveShortcut } from '@admin/shell';
import type { Entry } from '@admin/content-model';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Form } from 'react-final-form';
import type { EntryAddress, StartValues, StoredEntry } from '../../entry/index.ts';
import { OpenEntryContext } from '../../entry-form/open-entry-context.ts';
import type { EntryPermissions, FieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { PublicationDialogs } from '../actions/PublicationDialogs.tsx';
import { SaveProblems } from '../actions/SaveProblems.tsx';
import { useFocusAfterLock } from '../actions/use-focus-after-lock.ts';
import { usePublication } from '../actions/use-publication.ts';
import { useSave } from '../actions/use-save.ts';
import { EditingContext } from '../editing/editing-context.ts';
import { focusableElements } from '../errors/focusable-elements.ts';
import { useReveal } from '../errors/use-reveal.ts';
import { EntryFields } from '../groups/EntryFields.tsx';
import { EditActions } from '../header/EditActions.tsx';
import type { Journal } from '../journal/create-journal.ts';
import { JournalSlot } from '../journal/JournalSlot.tsx';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { SavedEntryContext } from '../editing/saved-entry-context.ts';
import { useEntryEditing } from '../use-entry-editing.ts';
import { useFreshEntry } from '../session/use-fresh-entry.ts';
import { mostPanels, RelatedPanelsContext, type OpenPanels } from '../relations/open-panels.ts';
import styles from './RelatedEditor.module.css';
import { useRelatedPanel, type RelatedPanelSlotProps } from './use-related-panel.ts';

export interface RelatedEditorProps {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  /** The entry as the server has it; null for one that is yet to be created. */
  readonly stored: StoredEntry | null;
  /** What a new one begins with; null for the defaults of its type. */
  readonly start: StartValues;
  readonly fieldPermissions: FieldPermissions;
  readonly permissions: EntryPermissions;
  readonly panels: OpenPanels;
  /** Which panel over the page it stands in, counted from 1. */
  readonly depth: number;
  /** The place of a panel over this one; handed down, as a panel holds this form itself. */
  readonly Slot: ComponentType<RelatedPanelSlotProps>;
  /** Called after the first save of a new entry. */
  readonly onCreated: (entry: Entry) => void;
}

const noSubscription = {};

/** A related entry in a side panel: its form, and saving and publishing it. */
export function RelatedEditor(props: RelatedEditorProps) {
  const { view, address, stored, start, fieldPermissions, permissions, panels, depth, Slot, onCreated } =
    props;
  const entry = stored?.entry ?? null;
  const root = useRef<HTMLFormElement>(null);
  const editor = useEntryEditing({ view, address, stored, origin: null, start, fieldPermissions });
  const { session, editing, saved, openEntry, record, strictness } = editor;
  const { form } = session;
  const panel = useRelatedPanel(panels, depth);
  const [journal, setJournal] = useState<Journal | null>(null);
  useEffect(() => {
    const { endings } = session;
    return panels.add(depth, { isModified: form.isModified, leave: () => endings.call('left') });
  }, [panels, depth, form, session]);

  useEffect(() => {
    // While the entry was on its way, the dialog put the focus where it could; else it will do so now.
    const dialog = root.current?.closest('[role=dialog]');
    if (!root.current || !dialog?.contains(document.activeElement)) return;
    focusableElements(root.current)[0]?.focus();
  }, []);

  useFreshEntry(session, stored);
  useFocusAfterLock(root, record.status !== 'resolved');
  const reveal = useReveal(root, editing);
  const saving = useSave({
    editing,
    session,
    record,
    strictness,
    reveal,
    onSaved(_savedAt, created) {
      if (!entry) onCreated(created);
    },
  });
  const { meetConflict } = saving;
  const publication = usePublication({ address, session, record, strictness, reveal, meetConflict });
  const maySave = entry ? permissions.update : permissions.create;
  const save = () => void saving.save();
  useSaveShortcut(() => {
    if (maySave && !panels.isOpen(depth + 1) && form.isModified()) save();
  });

  return (
    <EditingContext value={editing}>
      <SavedEntryContext value={saved}>
        <OpenEntryContext value={openEntry}>
          <RelatedPanelsContext value={depth < mostPanels ? panel.related : null}>
            <div className={styles['editor']}>
              <SaveProblems address={address} journal={journal} saving={saving} session={session} />
              <JournalSlot isBusy={record.status !== 'resolved'} onJournal={setJournal} session={session} />
              <Form form={form.api} onSubmit={saving.save} subscription={noSubscription}>
                {() => (
                  <form
                    aria-busy={record.status !== 'resolved'}
                    inert={record.status !== 'resolved'}
                    noValidate
                    onSubmit={(event) => event.preventDefault()}
                    ref={root}
                  >
                    <EntryFields isPage={false} />
                  </form>
                )}
              </Form>
              <div className={styles['actions']}>
                <span className={styles['state']}>
                  <PublicationBadge publication={editor.publication} />
                </span>
                <EditActions
                  entry={entry}
                  isCopy={false}
                  onSave={maySave ? save : undefined}
                  publication={permissions.publish && permissions.update ? publication : undefined}
                  status={record.status}
                  view={view}
                />
              </div>
            </div>
            <UndoKeys isLocked={record.status !== 'resolved'} root={root} />
            <PublicationDialogs control={publication} />
          </RelatedPanelsContext>
          <Slot depth={depth + 1} panel={panel} parameters={address.parameters} />
        </OpenEntryContext>
      </SavedEntryContext>
    </EditingContext>
  );
}
