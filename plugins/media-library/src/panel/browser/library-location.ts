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

/** The folder, filters, search, sorting and page of the library. */
export interface LibraryLocation extends ListParameters {
  readonly sort: ListSort;
  /** Id of the open folder; null at the top level. */
  readonly folder: number | null;
  /** The only displayed kind of files; null for all. */
  readonly kind: MediaKind | null;
  /** The first and last day of upload, `YYYY-MM-DD`; null for no limit. */
  readonly since: string | null;
  readonly until: string | null;
  /** Shows only pictures without alternative text; other kinds have none. */
  readonly withoutText: boolean;
  /** Shows only files that no entry uses. */
  readonly unused: boolean;
}

/** A location without search and filters. */
export const everything = {
  search: '',
  kind: null,
  since: null,
  until: null,
  withoutText: false,
  unused: false,
} as const satisfies Partial<LibraryLocation>;

/** Returns a changed location. Every change except that of the page returns to the first page. */
export type LocationChange = Partial<LibraryLocation>;

/** The fields that files and folders can be sorted by. */
export const sortOrders = [
  'createdAt:DESC',
  'createdAt:ASC',
  'updatedAt:DESC',
  'updatedAt:ASC',
  'name:ASC',
  'name:DESC',
] as const satisfies readonly ViewConfiguration['sort'][];

/** The built-in view configuration. */
export const defaultView: ViewConfiguration = { pageSize: 24, sort: 'createdAt:DESC' };

const sortText = ({ field, order }: ListSort): string => `${field}:${order}`;

function sortOf(text: string): ListSort {
  const [field = 'createdAt', order] = text.split(':');
  return { field, order: order === 'ASC' ? 'ASC' : 'DESC' };
}

/** Returns a day in an address; null if it is invalid. */
function dayOf(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function idOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Parses the location in an address; missing parameters have the values of the view configuration. */
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
      // Links of other panels also contain the folder's path.
      if (folder !== undefined) next.delete('folderPath');
      next.delete('file');
      return next;
    },
  };
}

/** Returns whether a location shows search results below the folder instead of its direct children. */
export function isSearching({ search, kind, since, until, withoutText, unused }: LibraryLocation): boolean {
  return search !== '' || kind !== null || since !== null || until !== null || withoutText || unused;
}

/** Returns the start of a day in the time zone of the user, in the format of the server. */
function startOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

const inFolder = (folder: number | null): WireQuery => ({
  id: folder === null ? { $null: true } : { $eq: folder },
});

/**
 * Returns the query for the files of a location. A search includes the open folder and everything below it.
 * @param allowed the displayed kinds; empty for all
 * @param folderPath the path of the open folder in files; null at the top level, or while it is unknown
 */
export function locationFilesQuery(
  location: LibraryLocation,
  { allowed, folderPath }: { readonly allowed: readonly MediaKind[]; readonly folderPath: string | null },
): WireQuery {
  const { folder, kind, since, until, withoutText, unused } = location;
  const kinds = withoutText ? (['images'] as const) : kind === null ? allowed : [kind];
  const conditions: FileCondition[] = [...kindConditions(kinds)];
  // Imported files may contain an empty text.
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

/** Returns the query for the folders of a location; null where it shows none, as after the first page. */
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
