import { completeStep, UnsavedGuard, useSaveShortcut } from '@admin/shell';
import { useMedia } from '@admin/ui';
import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { EntryAddress, StartValues, StoredEntry } from '../entry/index.ts';
import { OpenEntryContext } from '../entry-form/open-entry-context.ts';
import type { EntryPermissions, FieldPermissions } from '../permissions/index.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { PublicationDialogs } from './actions/PublicationDialogs.tsx';
import { SaveProblems } from './actions/SaveProblems.tsx';
import { useDelete } from './actions/use-delete.ts';
import { useFocusAfterLock } from './actions/use-focus-after-lock.ts';
import { usePublication } from './actions/use-publication.ts';
import { useReveal } from './errors/use-reveal.ts';
import { useRevealField } from './errors/use-reveal-field.ts';
import { useSave } from './actions/use-save.ts';
import { EntryAside } from './aside/EntryAside.tsx';
import { EntryState } from './aside/EntryState.tsx';
import { EditingContext } from './editing/editing-context.ts';
import styles from './EntryEditor.module.css';
import { EntryFields } from './groups/EntryFields.tsx';
import { EditHeader } from './header/EditHeader.tsx';
import { useOpenField } from './items/use-open-field.ts';
import type { Journal } from './journal/create-journal.ts';
import { JournalSlot } from './journal/JournalSlot.tsx';
import { createOpenPanels, RelatedPanelsContext } from './relations/open-panels.ts';
import { RelatedPanelSlot } from './related/RelatedPanelSlot.tsx';
import { usePanelGuard } from './related/use-panel-guard.ts';
import { useRelatedPanel } from './related/use-related-panel.ts';
import { SavedEntryContext } from './editing/saved-entry-context.ts';
import { useEntryEditing } from './use-entry-editing.ts';
import { useFreshEntry } from './session/use-fresh-entry.ts';
import { PresenceSlot } from './presence/PresenceSlot.tsx';
import { UndoKeys } from './undo/UndoKeys.tsx';

export interface EntryEditorProps {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  /** The entry as the server has it; null for one that is yet to be created. */
  readonly stored: StoredEntry | null;
  /** The entry that a new one begins as a copy of; null for one that begins empty. */
  readonly origin: StoredEntry | null;
  /** What a new one that is no copy begins with; null for the defaults of its type. */
  readonly start: StartValues;
  readonly fieldPermissions: FieldPermissions;
  readonly permissions: EntryPermissions;
  /** Where the back link leads. */
  readonly backTo: string;
  /** Called after the first save, with where the new entry lives. */
  readonly onCreated: (address: EntryAddress) => void;
  /** Called after the entry was deleted, when there is nothing left to show. */
  readonly onGone: () => void;
}

const noSubscription = {};

/** Too narrow for a column beside the form; the same width as in the style sheet. */
const stackedQuery = '(max-width: 1080px)';

/** One entry, open for editing: the form, what is known about the entry, and everything that can be done with it. */
export function EntryEditor(props: EntryEditorProps) {
  const { view, address, stored, origin, start, fieldPermissions, permissions, backTo, onCreated, onGone } =
    props;
  const entry = stored?.entry ?? null;
  const root = useRef<HTMLFormElement>(null);
  const editor = useEntryEditing({ view, address, stored, origin, start, fieldPermissions });
  const {
    session,
    editing,
    saved,
    openEntry,
    record,
    strictness,
    context,
    publication: publicationState,
  } = editor;
  const { form } = session;
  const [panels] = useState(createOpenPanels);
  const panel = useRelatedPanel(panels, 0);
  const [journal, setJournal] = useState<Journal | null>(null);

  useFreshEntry(session, stored);
  useOpenField(root, session);
  useFocusAfterLock(root, record.status !== 'resolved');
  const reveal = useReveal(root, editing);
  const revealField = useRevealField(root, editing);
  const isStacked = useMedia(stackedQuery);
  const saving = useSave({
    editing,
    session,
    record,
    strictness,
    reveal,
    onSaved: (savedAt, _saved, leaves) => {
      if (entry) return;
      completeStep('contentManager', 'create');
      if (savedAt.kind === 'collectionType' && !leaves) onCreated(savedAt);
    },
  });
  const publication = usePublication({
    address,
    session,
    record,
    strictness,
    reveal,
    meetConflict: saving.meetConflict,
  });
  const guard = usePanelGuard(session, panels);
  const deleteEntry = useDelete({ address, session, onGone });

  const mayPublish = permissions.publish && permissions.update;
  const maySave = entry ? permissions.update : permissions.create;
  // Nobody has to change a copy before it can be saved.
  const isCopy = !entry && origin !== null;
  const save = () => void saving.save();
  useSaveShortcut(() => {
    // What stands over the form is what is meant.
    if (maySave && !panels.isOpen(1) && (isCopy || form.isModified())) save();
  });

  const isLocked = record.status !== 'resolved';
  const state = (
    <>
      <EntryState
        canPublish={mayPublish}
        entry={entry}
        isBesideFacts={!isStacked}
        onReveal={revealField}
        publication={publicationState}
      />
      {entry && <PresenceSlot id={entry.id} isBusy={isLocked} session={session} />}
    </>
  );

  return (
    <EditingContext value={editing}>
      <SavedEntryContext value={saved}>
        <OpenEntryContext value={openEntry}>
          <RelatedPanelsContext value={panel.related}>
            <EditHeader
              backTo={backTo}
              context={context}
              entry={entry}
              isCopy={isCopy}
              onSave={maySave ? save : undefined}
              publication={mayPublish ? publication : undefined}
              status={record.status}
              view={view}
            />
            <div className={styles['page']}>
              <div className={styles['main']}>
                {isStacked && state}
                <SaveProblems
                  address={address}
                  journal={journal}
                  onReveal={revealField}
                  saving={saving}
                  session={session}
                />
                <JournalSlot isBusy={isLocked} onJournal={setJournal} session={session} />
                <Form form={form.api} onSubmit={saving.save} subscription={noSubscription}>
                  {() => (
                    <form
                      aria-busy={isLocked}
                      className={styles['form']}
                      inert={isLocked}
                      noValidate
                      onSubmit={(event) => event.preventDefault()}
                      ref={root}
                    >
                      <EntryFields isPage />
                    </form>
                  )}
                </Form>
              </div>
              <EntryAside
                apiID={view.contentType.apiID}
                context={context}
                isBusy={isLocked}
                onDelete={entry && permissions.delete ? deleteEntry : undefined}
                state={!isStacked && state}
              />
            </div>
            <UndoKeys isLocked={isLocked} root={root} />
            <PublicationDialogs control={publication} />
            <UnsavedGuard
              {...guard}
              // What is unsaved in a side panel is saved there.
              save={maySave && !panels.isOpen(1) ? saving.saveToLeave : undefined}
              subscribe={form.onChange}
            />
          </RelatedPanelsContext>
          <RelatedPanelSlot depth={1} panel={panel} parameters={address.parameters} />
        </OpenEntryContext>
      </SavedEntryContext>
    </EditingContext>
  );
}
