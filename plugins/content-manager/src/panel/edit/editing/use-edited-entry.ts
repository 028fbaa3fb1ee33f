import type { Entry } from '@admin/content-model';
import type { EditedEntry } from '@admin/shell';
import { useMemo } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { useEntryCache } from '../../entry/index.ts';
import { publicationOf } from '../../publication/publication.ts';
import { useEditing } from './editing-context.ts';
import { useIsModified } from './use-form-value.ts';

/** Returns the entry as the actions of the edit view receive it. Renders again when unsaved changes appear or disappear. */
export function useEditedEntry(entry: Entry | null): EditedEntry {
  const { address, view } = useEditing();
  const cache = useEntryCache();
  const isModified = useIsModified();
  const publication = publicationOf(view.contentType, entry);
  return useMemo(
    () => ({
      contentType: address.uid,
      kind: address.kind,
      id: entry?.id ?? null,
      publication,
      isModified,
      refresh: async () => void (await cache.refresh(address)),
      ...promisedLocale(address.parameters),
    }),
    [address, cache, entry, isModified, publication],
  );
}
