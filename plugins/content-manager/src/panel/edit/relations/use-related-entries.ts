import { ownValue, entryActions, type Entry, type FormRelation } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { use, useCallback, useState } from 'react';
import { RelatedDrawersContext } from './open-drawers.ts';
import { useRelatedType } from './use-related-type.ts';

/** Entries of a relation that can be created and edited beside the form. */
export interface RelatedEntries {
  /** Opens a form for a new entry; absent if the user may create none. */
  readonly create?: { readonly type: string; readonly open: () => void };
  /** Opens an entry; absent if the user may change none. */
  readonly edit?: (id: number) => void;
  /** Returns the latest version of a linked entry: one saved in the drawer is newer than the loaded list. */
  readonly fresh: (entry: FormRelation) => FormRelation;
}

/** The displayed values of an entry in a relation. */
function relationTo(entry: Entry, mainField: string): FormRelation {
  return {
    id: entry.id,
    [mainField]: ownValue(entry, mainField),
    ...('publishedAt' in entry ? { publishedAt: entry.publishedAt } : {}),
  };
}

/**
 * Returns the {@link RelatedEntries} of a relation.
 * @param target uid of the content type of the linked entries
 * @param link links a created entry
 */
export function useRelatedEntries(
  target: string | undefined,
  mainField: string,
  link: (entry: FormRelation) => void,
): RelatedEntries {
  const drawers = use(RelatedDrawersContext);
  const type = useRelatedType(target);
  const subject = target ?? '';
  const mayCreate = useCan([{ action: entryActions.create, subject }]);
  const mayRead = useCan([{ action: entryActions.read, subject }]);
  const mayUpdate = useCan([{ action: entryActions.update, subject }]);
  const [seen, setSeen] = useState<ReadonlyMap<number, FormRelation>>(new Map());
  const onShown = useCallback(
    (entry: Entry) => setSeen((before) => new Map(before).set(entry.id, relationTo(entry, mainField))),
    [mainField],
  );
  const fresh = (entry: FormRelation): FormRelation => {
    const newer = seen.get(entry.id);
    return newer ? { ...entry, ...newer } : entry;
  };
  if (!drawers || !type || target === undefined) return { fresh };
  const open = (id: string | null) =>
    drawers.open({
      uid: target,
      id,
      onCreated: (entry) => link(relationTo(entry, mainField)),
      onShown,
    });
  return {
    fresh,
    ...(mayCreate ? { create: { type: type.name, open: () => open(null) } } : {}),
    ...(mayRead && mayUpdate ? { edit: (id) => open(String(id)) } : {}),
  };
}
