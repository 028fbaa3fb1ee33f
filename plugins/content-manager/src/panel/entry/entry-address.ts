import type { ContentTypeKind, Entry } from '@admin/content-model';
import type { CallParameters, EntryLocation, StartParameter } from '../address/index.ts';
import { contentTags } from '../schema/index.ts';

/** Where an entry lives: everything a call about it needs to know. */
export interface EntryAddress {
  /** Uid of the content type: `api::article.article`. */
  readonly uid: string;
  readonly kind: ContentTypeKind;
  /** The id as the address shows it; null while creating, and always null for a single type. */
  readonly id: string | null;
  /** The entry that a new one begins as a copy of. */
  readonly origin?: string;
  /** What a new one begins from, as its page's address says it. */
  readonly start?: StartParameter;
  /** What plugins add to each call, for example the locale. */
  readonly parameters: CallParameters;
}

/**
 * The entry that the edit view shows at a place.
 * @param start what the address says that a new one begins from
 */
export function entryAddressAt(
  place: EntryLocation,
  parameters: CallParameters,
  start: StartParameter | null = null,
): EntryAddress {
  const { uid, view } = place;
  const kind = view === 'single' ? 'singleType' : 'collectionType';
  const id = view === 'entry' ? place.id : null;
  return {
    uid,
    kind,
    id,
    parameters,
    ...(view === 'clone' ? { origin: place.origin } : {}),
    ...(view === 'create' && start ? { start } : {}),
  };
}

/** Whether there can be an entry to read at this address. */
export function canBeRead({ kind, id }: EntryAddress): boolean {
  return kind === 'singleType' || id !== null;
}

/** Where the values that a form starts with are read: at the address, or where the copied entry lives. */
export function startAddress({ origin, ...address }: EntryAddress): EntryAddress {
  return origin === undefined ? address : { ...address, id: origin };
}

/** Where an entry that was saved at this address lives from then on. */
export function savedAddress({ uid, kind, parameters }: EntryAddress, { id }: Entry): EntryAddress {
  return { uid, kind, parameters, id: kind === 'collectionType' ? String(id) : null };
}

/** The key of the cached entry: `[entry, uid, id or 'single', parameters]`. */
export function entryKey({ uid, id, parameters }: EntryAddress) {
  return [contentTags.entry, uid, id ?? 'single', parameters] as const;
}
