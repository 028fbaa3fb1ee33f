import { groupRows } from '@admin/content-model';
import { writeQuery } from '@admin/shell';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { EditField, EditLayout } from '../../../points.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useStoreList } from '../editing/use-store-list.ts';
import { toPath } from '@admin/entry-form';

/** A group of fields. */
export interface EditGroup {
  readonly name: string;
  readonly rows: EditLayout['rows'];
  /** The names of its fields. */
  readonly fields: readonly string[];
}

/** Returns the groups of a form that have fields; empty for a form with fewer than two of them. */
export function editGroups({ rows, groups }: Pick<EditLayout, 'rows' | 'groups'>): readonly EditGroup[] {
  const filled = groupRows<EditField>(rows, groups?.items ?? [])
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, fields: group.rows.flat().map(({ name }) => name) }));
  return filled.length > 1 ? filled : [];
}

/** Returns a layout with its fields in the order of their groups. */
export function inGroupOrder(layout: EditLayout): EditLayout {
  const groups = editGroups(layout);
  return groups.length === 0 ? layout : { ...layout, rows: groups.flatMap(({ rows }) => rows) };
}

/** The query parameter of the page that names the group. */
const parameter = 'group';

/** Returns the index of the group that the query of an address names; -1 if it names none. */
export function groupInAddress(groups: readonly EditGroup[], query: URLSearchParams): number {
  const named = query.get(parameter);
  return groups.findIndex(({ name }) => name === named);
}

/**
 * Returns the index of the current group: at first the one in the page's address, then the one that the user opened or that
 * contains a revealed field. Writes it to the address, so that a reload opens the same group.
 * @param isPage whether the form is the content of the page; drawers do not use the address
 */
export function useCurrentGroup(groups: readonly EditGroup[], isPage: boolean): number {
  const { openGroup } = useEditing();
  const { shown } = useSyncExternalStore(openGroup.subscribe, openGroup.state);
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const address = new URLSearchParams(isPage ? search : '');
  const named = address.get(parameter);
  const index =
    shown === null
      ? groupInAddress(groups, address)
      : groups.findIndex(({ fields }) => fields.includes(shown));
  const current = Math.max(0, index);

  const writeAddress = useEffectEvent((name: string | undefined) => {
    const next = current === 0 ? null : (name ?? null);
    if (next === named) return;
    const query = new URLSearchParams(search);
    if (next === null) query.delete(parameter);
    else query.set(parameter, next);
    void navigate({ search: writeQuery(query), hash }, { replace: true, state });
  });
  const name = groups[current]?.name;
  useEffect(() => {
    if (isPage && shown !== null) writeAddress(name);
  }, [isPage, shown, name]);
  return current;
}

/** Returns the number of invalid values in each group. */
export function useGroupProblems(groups: readonly EditGroup[]): readonly number[] {
  const { errors } = useEditing().form;
  return useStoreList(errors.subscribe, () => {
    const names = [...errors.all().keys()].map((path) => toPath(path)[0]);
    return groups.map(
      ({ fields }) => names.filter((name) => typeof name === 'string' && fields.includes(name)).length,
    );
  });
}
