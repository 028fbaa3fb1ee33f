import { writeQuery } from '@admin/shell';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useEditing } from '../editing/editing-context.ts';
import type { EditGroup } from './edit-groups.ts';

/** The parameter of the address that names the group. */
const parameter = 'group';

/**
 * Which group was asked for last, counted from 0: by a press, by something that leads to a field in it, or by the address
 * at first. The address follows, so that a reload and the way back lead to the same one.
 * @param isPage whether the address is about this form; side panels have none
 */
export function useCurrentGroup(groups: readonly EditGroup[], isPage: boolean): number {
  const { openGroup } = useEditing();
  const { shown } = useSyncExternalStore(openGroup.subscribe, openGroup.state);
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const named = isPage ? new URLSearchParams(search).get(parameter) : null;
  const asked =
    shown === null
      ? groups.findIndex(({ name }) => name === named)
      : groups.findIndex(({ fields }) => fields.includes(shown));
  const current = Math.max(0, asked);

  const follow = useEffectEvent((name: string | undefined) => {
    const wanted = current === 0 ? null : (name ?? null);
    if (wanted === named) return;
    const query = new URLSearchParams(search);
    if (wanted === null) query.delete(parameter);
    else query.set(parameter, wanted);
    void navigate({ search: writeQuery(query), hash }, { replace: true, state });
  });
  const name = groups[current]?.name;
  useEffect(() => {
    if (isPage && shown !== null) follow(name);
  }, [isPage, shown, name]);
  return current;
}
