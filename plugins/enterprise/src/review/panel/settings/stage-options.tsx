import type { SelectOption } from '@admin/ui';
import { useMemo } from 'react';
import type { Workflow } from '../../contract.ts';
import { StageDot } from '../stages/StageTag.tsx';

/** Returns the stages of workflows as options; the values are their ids. */
export function useStageOptions(workflows: readonly Workflow[]): readonly SelectOption[] {
  return useMemo(
    () =>
      workflows.flatMap((workflow) =>
        workflow.stages.map(({ id, name, color }) => ({
          value: String(id),
          label: `${workflow.name} › ${name}`,
          icon: <StageDot color={color} />,
        })),
      ),
    [workflows],
  );
}
