import { useEffect, useMemo, useState } from 'react';
import { isLocalized, type Entry } from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { useHook } from '@admin/shell/host';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { type EditContext, mutateEditLayout, type EditLayout } from '../../points.ts';
import type { EntryAddress, StartValues, StoredEntry } from '../entry/index.ts';
import type { OpenEntry } from '../entry-form/open-entry.ts';
import type { FieldPermissions } from '../permissions/index.ts';
import { publicationOf, type Publication } from '../publication/publication.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { useRecordStatus, type RecordStatusControl } from './actions/form-lock.ts';
import type { Editing } from './editing/editing-context.ts';
import { entryModel, type ValidationSpec } from '@admin/entry-form';
import { useCustomFieldValidation } from './errors/validation.ts';
import { useEditors } from './editors.ts';
import { contentLanguage } from './session/content-language.ts';
import { createOpenEntry } from './session/open-entry.ts';
import { openSession, type EntrySession } from './session/entry-session.ts';
import type { SavedEntry } from './editing/saved-entry-context.ts';
import { createCachedRelations } from './session/related-query.ts';
import { useRevalidation } from './session/use-revalidation.ts';
import { checkLayout } from '../hook-checks.ts';
import { promisedLocale } from '../address/index.ts';
import { inGroupOrder } from './groups/groups.ts';
import { editLayout } from './fields/edit-layout.ts';

/** The entry to edit, and the fields that the user may read and write. */
export interface EntryEditingSpec {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  /** The entry in its stored form; null for a new one. */
  readonly stored: StoredEntry | null;
  /** The entry that a new one is a copy of; null for one that is no copy. */
  readonly origin: StoredEntry | null;
  /** The initial values of a new entry that is no copy; null for the defaults of its type. */
  readonly start: StartValues;
  readonly fieldPermissions: FieldPermissions;
}

/** One open entry, on the page or in a drawer. */
export interface EntryEditing {
  readonly session: EntrySession;
  readonly editing: Editing;
  readonly saved: SavedEntry;
  /** The entry for plugins; the form that shows it adds how fields are focused. */
  readonly openEntry: Omit<OpenEntry, 'reveal'>;
  readonly record: RecordStatusControl;
  readonly validation: ValidationSpec;
  readonly context: EditContext;
  readonly publication: Publication;
}

/** Opens an entry for editing: its form, its validation, and the context of its fields. */
export function useEntryEditing(spec: EntryEditingSpec): EntryEditing {
  const { view, address, stored, origin, start, fieldPermissions } = spec;
  const entry = stored?.entry ?? null;
  const queries = useQueryClient();
  const http = useService(httpRef);
  const { parameters } = address;
  const [relations] = useState(() => createCachedRelations({ queries, http, parameters }));
  useEffect(() => relations.release, [relations]);
  const [session] = useState(() => openSession(view, { stored, origin, start, relations }));
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
    () => createOpenEntry({ form, model: entryModel(view), fieldPermissions, stage, isLocked: isBusy }),
    [form, view, fieldPermissions, stage, isBusy],
  );
  const validateCustomField = useCustomFieldValidation(openEntry);
  const validation = useMemo(
    () => ({ mode, draft, fieldPermissions, validateCustomField }) as const,
    [mode, draft, fieldPermissions, validateCustomField],
  );
  const recheck = useRevalidation(session, validation);
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
      relations,
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
      relations,
      recheck,
    ],
  );
  const source = entry ?? origin?.entry ?? null;
  const saved = useMemo<SavedEntry>(() => ({ entry, source }), [entry, source]);
  return { session, editing, saved, openEntry, record, validation, context, publication };
}

/** Returns the context of the edit view for plugins, and the layout after plugins have changed it. */
function useEditContext(spec: {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  readonly entry: Entry | null;
  readonly origin: Entry | null;
}): { readonly context: EditContext; readonly layout: EditLayout } {
  const { view, address, entry, origin } = spec;
  const clonedFrom = entry ? undefined : origin?.id;
  const { parameters } = address;
  const context = useMemo<EditContext>(
    () => ({
      contentType: view.contentType,
      configuration: view.configuration,
      entry,
      ...(clonedFrom === undefined ? {} : { clonedFrom }),
      ...promisedLocale(parameters),
    }),
    [view, entry, clonedFrom, parameters],
  );
  const saved = useMemo(() => editLayout(view), [view]);
  const arranged = useHook(mutateEditLayout, saved, context, checkLayout);
  const layout = useMemo(() => inGroupOrder(arranged), [arranged]);
  const [current, setCurrent] = useState(layout);
  // Plugins return a new layout after each save. Its unchanged fields keep their identity and do not render again.
  const next = useMemo(() => replaceEqualDeep(current, layout), [current, layout]);
  if (next !== current) setCurrent(next);
  return { context, layout: next };
}
