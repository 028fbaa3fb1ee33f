import { useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { toPath } from '@admin/entry-form';
import type { EditGroup } from './edit-groups.ts';

/** How many values of each group something is wrong with, in their order, live. */
export function useGroupProblems(groups: readonly EditGroup[]): readonly number[] {
  const { errors } = useEditing().form;
  const text = useSyncExternalStore(errors.subscribe, () => {
    const names = [...errors.all().keys()].map((path) => toPath(path)[0]);
    return groups
      .map(({ fields }) => names.filter((name) => typeof name === 'string' && fields.includes(name)).length)
      .join(' ');
  });
  return text.split(' ').map(Number);
}
