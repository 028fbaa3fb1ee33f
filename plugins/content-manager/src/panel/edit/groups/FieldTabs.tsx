import { Tabs } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { RowsInSlices } from '../layout/RowsInSlices.tsx';
import type { EditGroup } from './edit-groups.ts';
import { GroupProblems } from './GroupProblems.tsx';
import { groupMessages } from '../messages.ts';
import { useCurrentGroup } from './use-current-group.ts';
import { useGroupProblems } from './use-group-problems.ts';

export interface FieldGroupsProps {
  /** Two or more. */
  readonly groups: readonly EditGroup[];
  /** Whether they are what the page is about, and not a side panel on it. */
  readonly isPage: boolean;
}

/** Groups of fields, one at a time. One that was open once stays on the page, as its editors hold more than its values. */
export function FieldTabs({ groups, isPage }: FieldGroupsProps) {
  const intl = useIntl();
  const { openGroup } = useEditing();
  const current = useCurrentGroup(groups, isPage);
  const problems = useGroupProblems(groups);
  return (
    <Tabs
      items={groups.map(({ name, rows }, index) => ({
        id: String(index),
        label: name,
        badge: problems[index] ? <GroupProblems count={problems[index]} /> : undefined,
        content: <RowsInSlices rows={rows} />,
      }))}
      keepsOpened
      label={intl.formatMessage(groupMessages.groups)}
      onValueChange={(id) => openGroup.show(groups[Number(id)]?.fields[0] ?? '')}
      value={String(current)}
    />
  );
}
