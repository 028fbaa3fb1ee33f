import type { ContentTypeKind } from '@admin/content-model';
import type { CallParameters, EntryPlace } from '../address/index.ts';
import { contentTags } from '../schema/index.ts';

/** Where an entry lives: everything a call about it needs to know. */
export interface EntryAddress {
  /** Uid of the content type: `api::article.article`. */
  readonly uid: string;
  readonly kind: ContentTypeKind;
  /** The id as the address shows it; null while creating, and always null for a single type. */
  readonly id: string | null;
  /** What plugins add to each call, for example the locale. */
  readonly parameters: CallParameters;
}

/** The entry that the edit view shows at a place. */
export function entryAddressAt(place: EntryPlace, parameters: CallParameters): EntryAddress {
  const { uid, view } = place;
  const kind = view === 'single' ? 'singleType' : 'collectionType';
  return { uid, kind, id: view === 'entry' ? place.id : null, parameters };
}

/** Whether there can be an entry to read at this address. */
export function canBeRead({ kind, id }: EntryAddress): boolean {
  return kind === 'singleType' || id !== null;
}

/** The key of the cached entry: `[entry, uid, id or 'single', parameters]`. */
export function entryKey({ uid, id, parameters }: EntryAddress) {
  return [contentTags.entry, uid, id ?? 'single', parameters] as const;
}
