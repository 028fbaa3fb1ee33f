import { completeStep, UnsavedGuard, useSaveShortcut } from '@admin/shell';
import { useMedia } from '@admin/ui';
import { useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { EntryAddress, StartValues, StoredEntry } from '../entry/index.ts';
import { OpenEntryContext } from '../entry-form/open-entry-context.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { PublicationDialogs } from './actions/PublicationDialogs.tsx';
import { SaveProblems } from './actions/SaveProblems.tsx';
import { useDelete } from './actions/use-delete.ts';
import { useFocusAfterLock } from './actions/use-focus-after-lock.ts';
import { usePublication } from './actions/use-publication.ts';
import { useRecordStatus } from './actions/use-record-status.ts';
import { useCustomFieldJudge } from './errors/use-custom-field-judge.ts';
import { useReveal } from './errors/use-reveal.ts';
import { useRevealField } from './errors/use-reveal-field.ts';
import { useSave } from './actions/use-save.ts';
import { EntryAside } from './aside/EntryAside.tsx';
import { EntryState } from './aside/EntryState.tsx';
import { publicationOf } from '../publication/publication.ts';
import { EditingContext, type Editing } from './editing-context.ts';
import styles from './EntryEditor.module.css';
import { useEditors } from './fields/use-editors.ts';
import { EditHeader } from './header/EditHeader.tsx';
import { formModel } from './form/index.ts';
import { useOpenField } from './items/use-open-field.ts';
import type { Journal } from './journal/create-journal.ts';
import { JournalSlot } from './journal/JournalSlot.tsx';
import { FieldRows } from './layout/FieldRows.tsx';
import { useEditContext } from './layout/use-edit-context.ts';
import { useLeavesEntry } from './leaving/leaves-entry.ts';
import { openSession } from './session/entry-session.ts';
import { createOpenEntry } from './session/create-open-entry.ts';
import type { EntryPermissions, FieldPermissions } from '../permissions/index.ts';
import { useFreshEntry } from './session/use-fresh-entry.ts';
import { useRecheck } from './session/use-recheck.ts';
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
  const [session] = useState(() => openSession(view, stored, origin, start));
  const { form, openItems } = session;
  const { context, layout } = useEditContext({ view, address, entry, origin: origin?.entry ?? null });
  const stage = entry ? 'editing' : 'creating';
  const mode = entry ? 'update' : 'create';
  const publicationState = publicationOf(view.contentType, entry);
  const draft = publicationState === 'draft';
  const record = useRecordStatus();
  const { isBusy } = record;
  const openEntry = useMemo(
    () => createOpenEntry({ form, model: formModel(view), fieldPermissions, stage, isLocked: isBusy }),
    [form, view, fieldPermissions, stage, isBusy],
  );
  const judge = useCustomFieldJudge(openEntry);
  const strictness = useMemo(
    () => ({ mode, draft, fieldPermissions, judge }) as const,
    [mode, draft, fieldPermissions, judge],
  );
  const recheck = useRecheck(session, strictness);
  const editorOf = useEditors(view.contentType);
  const editing = useMemo<Editing>(
    () => ({
      view,
      layout,
      address,
      entry,
      source: stored?.entry ?? origin?.entry ?? null,
      stage,
      draft,
      fieldPermissions,
      editorOf,
      form,
      openItems,
      recheck,
    }),
    [
      view,
      layout,
      address,
      entry,
      stored,
      origin,
      stage,
      draft,
      fieldPermissions,
      editorOf,
      form,
      openItems,
      recheck,
    ],
  );

  const [journal, setJournal] = useState<Journal | null>(null);

  useFreshEntry(session, stored);
  useOpenField(session);
  useFocusAfterLock(root, record.status !== 'resolved');
  const reveal = useReveal(root, session);
  const revealField = useRevealField(root, session);
  const isStacked = useMedia(stackedQuery);
  const saving = useSave({
    editing,
    session,
    record,
    strictness,
    reveal,
    onSaved: (savedAt) => {
      if (entry) return;
      completeStep('contentManager', 'create');
      if (savedAt.kind === 'collectionType') onCreated(savedAt);
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
  const leaves = useLeavesEntry();
  const deleteEntry = useDelete({ address, session, onGone });

  const mayPublish = permissions.publish && permissions.update;
  const maySave = entry ? permissions.update : permissions.create;
  // Nobody has to change a copy before it can be saved.
  const isCopy = !entry && origin !== null;
  const save = () => void saving.save();
  useSaveShortcut(() => {
    if (maySave && (isCopy || form.isModified())) save();
  });

  const state = (
    <EntryState canPublish={mayPublish} entry={entry} onReveal={revealField} publication={publicationState} />
  );

  return (
    <EditingContext value={editing}>
      <OpenEntryContext value={openEntry}>
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
            <SaveProblems address={address} journal={journal} saving={saving} session={session} />
            <JournalSlot isBusy={record.status !== 'resolved'} onJournal={setJournal} session={session} />
            <Form form={form.api} onSubmit={saving.save} subscription={noSubscription}>
              {() => (
                <form
                  aria-busy={record.status !== 'resolved'}
                  className={styles['form']}
                  inert={record.status !== 'resolved'}
                  noValidate
                  onSubmit={(event) => event.preventDefault()}
                  ref={root}
                >
                  <FieldRows parent="" rows={layout.rows} />
                </form>
              )}
            </Form>
          </div>
          <EntryAside
            context={context}
            isBusy={record.status !== 'resolved'}
            onDelete={entry && permissions.delete ? deleteEntry : undefined}
            state={!isStacked && state}
          />
        </div>
        <UndoKeys isLocked={record.status !== 'resolved'} root={root} />
        <PublicationDialogs control={publication} />
        <UnsavedGuard
          isDirty={form.isModified}
          leaves={leaves}
          onLeave={() => session.endings.call('left')}
          subscribe={form.onChange}
        />
      </OpenEntryContext>
    </EditingContext>
  );
}
