import {
  addGroup,
  isDivided,
  moveGroup,
  removeGroup,
  renameGroup,
  type ArrangedGroups,
} from '@admin/content-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { layoutGroupMessages } from './messages.ts';

/** Actions on groups, announced to screen readers. */
export interface GroupEdits {
  /** Index of the group that is being named; `new` for a new group, or null. */
  readonly naming: number | 'new' | null;
  /** Names of the other groups. */
  readonly taken: readonly string[];
  /** Opens the name dialog. */
  readonly askName: (group: number | 'new') => void;
  readonly stopNaming: () => void;
  /** Sets the name of the group. */
  readonly finishNaming: (name: string) => void;
  readonly move: (index: number, step: 'up' | 'down') => void;
  readonly remove: (index: number) => void;
}

/**
 * Adds, names, moves and removes the groups of a layout.
 * @param announce announces the result
 */
export function useGroupEdits(spec: {
  readonly groups: ArrangedGroups;
  readonly onChange: (groups: ArrangedGroups) => void;
  readonly announce: (text: string) => void;
  readonly onRemoved: () => void;
}): GroupEdits {
  const { groups, onChange, announce, onRemoved } = spec;
  const intl = useIntl();
  const [naming, setNaming] = useState<GroupEdits['naming']>(null);
  const first = intl.formatMessage(layoutGroupMessages.first);
  return {
    naming,
    // The first added group makes a group of the existing fields, with a default name.
    taken: isDivided(groups)
      ? groups.flatMap(({ name }, index) => (index === naming ? [] : [name]))
      : [first],
    askName: setNaming,
    stopNaming: () => setNaming(null),
    finishNaming(name) {
      if (naming === null) return;
      const isNew = naming === 'new';
      onChange(isNew ? addGroup(groups, name, first) : renameGroup(groups, naming, name));
      announce(intl.formatMessage(layoutGroupMessages[isNew ? 'added' : 'renamed'], { name }));
    },
    move(index, step) {
      const next = moveGroup(groups, index, step);
      if (next === groups) return;
      onChange(next);
      const number = index + (step === 'up' ? 0 : 2);
      const values = { name: groups[index]?.name, number, count: groups.length };
      announce(intl.formatMessage(layoutGroupMessages.moved, values));
    },
    remove(index) {
      onChange(removeGroup(groups, index));
      announce(intl.formatMessage(layoutGroupMessages.removed, { name: groups[index]?.name }));
      onRemoved();
    },
  };
}
