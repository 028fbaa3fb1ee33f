import { useMemo, useState } from 'react';
import type { EditContext } from '../../points.ts';
import type { EntryAddress, StartValues, StoredEntry } from '../entry/index.ts';
import type { OpenEntry } from '../entry-form/open-entry.ts';
import type { FieldPermissions } from '../permissions/index.ts';
import { isLocalized } from '@admin/content-model';
import { publicationOf, type Publication } from '../publication/publication.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { useRecordStatus, type RecordStatusControl } from './actions/use-record-status.ts';
import type { Editing } from './editing/editing-context.ts';
import type { Strictness } from './errors/entry-checker.ts';
import { useCustomFieldJudge } from './errors/use-custom-field-judge.ts';
import { useEditors } from './editors/use-editors.ts';
import { formModel } from './form/index.ts';
import { useEditContext } from './use-edit-context.ts';
import { contentLanguage } from './session/content-language.ts';
import { createOpenEntry } from './session/create-open-entry.ts';
import { openSession, type EntrySession } from './session/entry-session.ts';
import type { SavedEntry } from './editing/saved-entry-context.ts';
import { useRecheck } from './session/use-recheck.ts';

/** The entry that is to be edited, and what its editor may do with it. */
export interface EntryEditingSpec {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  /** The entry as the server has it; null for one that is yet to be created. */
  readonly stored: StoredEntry | null;
  /** The entry that a new one begins as a copy of; null for one that begins empty. */
  readonly origin: StoredEntry | null;
  /** What a new one that is no copy begins with; null for the defaults of its type. */
  readonly start: StartValues;
  readonly fieldPermissions: FieldPermissions;
}

/** One entry while it is edited, wherever its form stands. */
export interface EntryEditing {
  readonly session: EntrySession;
  readonly editing: Editing;
  readonly saved: SavedEntry;
  readonly openEntry: OpenEntry;
  readonly record: RecordStatusControl;
  readonly strictness: Strictness;
  readonly context: EditContext;
  readonly publication: Publication;
}

/** Opens an entry for editing: its form, its rules, and what everything in the form shares. */
export function useEntryEditing(spec: EntryEditingSpec): EntryEditing {
  const { view, address, stored, origin, start, fieldPermissions } = spec;
  const entry = stored?.entry ?? null;
  const [session] = useState(() => openSession(view, stored, origin, start));
  const { form, openItems, openGroup } = session;
  const { context, layout } = useEditContext({ view, address, entry, origin: origin?.entry ?? null });
  const locale = isLocalized(view.contentType) ? (entry?.locale ?? context.locale) : undefined;
  const language = useMemo(() => contentLanguage(locale ?? undefined), [locale]);
  const stage = entry ? 'editing' : 'creating';
  const mode = entry ? 'update' : 'create';
  const publication = publicationOf(view.contentType, entry);
  const draft = publication === 'draft';
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
      stage,
      draft,
      fieldPermissions,
      language,
      editorOf,
      form,
      openItems,
      openGroup,
      recheck,
    }),
    [
      view,
      layout,
      address,
      stage,
      draft,
      fieldPermissions,
      language,
      editorOf,
      form,
      openItems,
      openGroup,
      recheck,
    ],
  );
  const source = entry ?? origin?.entry ?? null;
  const saved = useMemo<SavedEntry>(() => ({ entry, source }), [entry, source]);
  return { session, editing, saved, openEntry, record, strictness, context, publication };
}
