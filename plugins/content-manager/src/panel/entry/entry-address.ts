import type { ContentTypeKind, Entry } from '@admin/content-model';
import type { CallParameters, EntryLocation, StartParameter } from '../address/index.ts';
import { contentTags } from '../schema/index.ts';

/** The address of an entry: the parameters of requests about it. */
export interface EntryAddress {
  /** Uid of the content type: `api::article.article`. */
  readonly uid: string;
  readonly kind: ContentTypeKind;
  /** The id in the page's address; null for a new entry and for a single type. */
  readonly id: string | null;
  /** The id of the entry that a new one is a copy of. */
  readonly origin?: string;
  /** The source of a new entry's initial values that the page's address names. */
  readonly start?: StartParameter;
  /** The parameters that plugins add to each request, for example the locale. */
  readonly parameters: CallParameters;
}

/**
 * Returns the address of the entry that the edit view shows at a location.
 * @param start the source of initial values that the page's address names
 */
export function entryAddressAt(
  location: EntryLocation,
  parameters: CallParameters,
  start: StartParameter | null = null,
): EntryAddress {
  const { uid, view } = location;
  const kind = view === 'single' ? 'singleType' : 'collectionType';
  const id = view === 'entry' ? location.id : null;
  return {
    uid,
    kind,
    id,
    parameters,
    ...(view === 'clone' ? { origin: location.origin } : {}),
    ...(view === 'create' && start ? { start } : {}),
  };
}

/** Returns whether the address may have an entry to read. */
export function canBeRead({ kind, id }: EntryAddress): boolean {
  return kind === 'singleType' || id !== null;
}

/** Returns the address whose entry provides the initial values of the form: the address itself, or that of the copied entry. */
export function startAddress({ origin, ...address }: EntryAddress): EntryAddress {
  return origin === undefined ? address : { ...address, id: origin };
}

/** Returns the address of an entry after its save at another address. */
export function savedAddress({ uid, kind, parameters }: EntryAddress, { id }: Entry): EntryAddress {
  return { uid, kind, parameters, id: kind === 'collectionType' ? String(id) : null };
}

/** Returns the query key of an entry: `[entry, uid, id or 'single', parameters]`. */
export function entryKey({ uid, id, parameters }: EntryAddress) {
  return [contentTags.entry, uid, id ?? 'single', parameters] as const;
}
