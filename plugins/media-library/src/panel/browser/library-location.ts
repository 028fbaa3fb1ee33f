import { mediaKinds, type MediaKind } from '@admin/content-model';
import { listQuery } from '@admin/shell';
import {
  changedListAddress,
  listParameters,
  type ListAddressFormat,
  type ListParameters,
  type ListSort,
} from '@admin/shell/host';
import type { ViewConfiguration } from '../../endpoints.ts';
import type { WireQuery } from '../calls/library-queries.ts';
import { kindConditions, type FileCondition } from '../files/file-facts.ts';

/** What of the library is being looked at. */
export interface LibraryLocation extends ListParameters {
  readonly sort: ListSort;
  /** Id of the open folder; null at the top. */
  readonly folder: number | null;
  /** The one kind of files that is shown; null for all. */
  readonly kind: MediaKind | null;
  /** First and last day of the upload, `YYYY-MM-DD`; null for no limit. */
  readonly since: string | null;
  readonly until: string | null;
  /** Whether only pictures without an alternative text are shown; other kinds have none. */
  readonly withoutText: boolean;
  /** Whether only files are shown that no entry uses. */
  readonly unused: boolean;
}

/** A place without a search and without filters. */
export const everything = {
  search: '',
  kind: null,
  since: null,
  until: null,
  withoutText: false,
  unused: false,
} as const satisfies Partial<LibraryLocation>;

/** Anything but another page starts over at the first one. */
export type LocationChange = Partial<LibraryLocation>;

/** What files and folders can be sorted by. */
export const sortOrders = [
  'createdAt:DESC',
  'createdAt:ASC',
  'updatedAt:DESC',
  'updatedAt:ASC',
  'name:ASC',
  'name:DESC',
] as const satisfies readonly ViewConfiguration['sort'][];

/** How the library is shown where nobody has said anything else. */
export const defaultView: ViewConfiguration = { pageSize: 24, sort: 'createdAt:DESC' };

const sortText = ({ field, order }: ListSort): string => `${field}:${order}`;

function sortOf(text: string): ListSort {
  const [field = 'createdAt', order] = text.split(':');
  return { field, order: order === 'ASC' ? 'ASC' : 'DESC' };
}

/** A day as an address has it; null where it is none. */
function dayOf(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function idOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** How a place stands in an address; what an address leaves open is as everybody's view is configured. */
export function locationFormat(view: ViewConfiguration): ListAddressFormat<LibraryLocation, LocationChange> {
  return {
    read(query) {
      const list = listParameters(query);
      const requested = list.sort && sortText(list.sort);
      const kind = mediaKinds.find((known) => known === query.get('type')) ?? null;
      return {
        ...list,
        pageSize: query.has('pageSize') ? list.pageSize : view.pageSize,
        sort: sortOf(sortOrders.find((known) => known === requested) ?? view.sort),
        folder: idOf(query.get('folder')),
        kind,
        since: dayOf(query.get('since')),
        until: dayOf(query.get('until')),
        withoutText: (kind ?? 'images') === 'images' && query.get('withoutText') === 'true',
        unused: query.get('unused') === 'true',
      };
    },
    write(query, { folder, kind, since, until, withoutText, unused, ...list }) {
      const next = changedListAddress(query, list);
      const parts = { folder, type: kind, since, until, withoutText, unused };
      for (const [name, value] of Object.entries(parts)) {
        if (value === null || value === false) next.delete(name);
        else if (value !== undefined) next.set(name, String(value));
      }
      if (kind && kind !== 'images') next.delete('withoutText');
      // Links of other panels name the folder a second time, by its path.
      if (folder !== undefined) next.delete('folderPath');
      next.delete('file');
      return next;
    },
  };
}

/** Whether a place shows what was found, wherever in the library that lies, and not what lies in a folder. */
export function isSearching({ search, kind, since, until, withoutText, unused }: LibraryLocation): boolean {
  return search !== '' || kind !== null || since !== null || until !== null || withoutText || unused;
}

/** The beginning of a day in the time zone of the user, as the server compares it. */
function startOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

const inFolder = (folder: number | null): WireQuery => ({
  id: folder === null ? { $null: true } : { $eq: folder },
});

/**
 * The query of the files that a place shows. A search goes through the open folder and all below it.
 * @param allowed kinds that are shown at all; empty for all
 * @param folderPath path of the open folder, as files have it; null at the top, or while it is not known
 */
export function locationFilesQuery(
  location: LibraryLocation,
  { allowed, folderPath }: { readonly allowed: readonly MediaKind[]; readonly folderPath: string | null },
): WireQuery {
  const { folder, kind, since, until, withoutText, unused } = location;
  const kinds = withoutText ? (['images'] as const) : kind === null ? allowed : [kind];
  const conditions: FileCondition[] = [...kindConditions(kinds)];
  // Imported files may hold an empty text.
  if (withoutText) {
    conditions.push({ $or: [{ alternativeText: { $null: true } }, { alternativeText: { $eq: '' } }] });
  }
  if (since !== null) conditions.push({ createdAt: { $gte: startOf(since) } });
  if (until !== null) conditions.push({ createdAt: { $lt: startOf(until, 1) } });
  if (!isSearching(location)) conditions.push({ folder: inFolder(folder) });
  else if (folderPath !== null) {
    conditions.push({
      $or: [{ folderPath: { $eq: folderPath } }, { folderPath: { $startsWith: `${folderPath}/` } }],
    });
  }
  return {
    ...listQuery(location),
    ...(unused && { unused }),
    ...(conditions.length > 0 && { filters: { $and: conditions } }),
  };
}

/** The query of the folders beside them; null where a place shows none, as behind the first page. */
export function locationFoldersQuery(
  location: LibraryLocation,
  { folderPath }: { readonly folderPath: string | null },
): WireQuery | null {
  const { page, search, folder, sort } = location;
  if (page > 1) return null;
  const order = { sort: sortText(sort) };
  if (!isSearching(location)) return { ...order, filters: { $and: [{ parent: inFolder(folder) }] } };
  if (search === '') return null;
  const below =
    folderPath === null ? {} : { filters: { $and: [{ path: { $startsWith: `${folderPath}/` } }] } };
  return { ...order, _q: search, ...below };
}
