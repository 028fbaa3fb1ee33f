import { httpRef, useService, type ActionDescription, type Selection } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { reviewLimits } from '../../review-actions.ts';
import { fieldMessages } from '../field-messages.ts';
import { typeStagesQuery } from '../review-queries.ts';

/** Returns the number of selected entries; null where their content type has no workflow, or too many are selected. */
function useReviewedCount({ contentType, count, ids }: Selection): number | null {
  const stages = useQuery({
    ...typeStagesQuery(useService(httpRef), contentType),
    enabled: count > 0,
    retry: false,
  }).data;
  const isPossible = count > 0 && (ids === undefined || count <= reviewLimits.entries);
  return isPossible && stages && stages.length > 0 ? count : null;
}

/** Changes the stage of the selected entries. Hidden without a workflow. */
export function useChangeStages(selection: Selection): ActionDescription<Selection> | null {
  const count = useReviewedCount(selection);
  if (count === null) return null;
  return {
    label: fieldMessages.changeStage,
    dialog: {
      title: { ...fieldMessages.changeStageTitle, values: { count } },
      size: 'small',
      content: () => import('./ChangeStages.tsx'),
    },
  };
}

/** Changes the assignee of the selected entries. Hidden without a workflow. */
export function useAssignEntries(selection: Selection): ActionDescription<Selection> | null {
  const count = useReviewedCount(selection);
  if (count === null) return null;
  return {
    label: fieldMessages.assign,
    dialog: {
      title: { ...fieldMessages.assignTitle, values: { count } },
      size: 'small',
      content: () => import('./AssignEntries.tsx'),
    },
  };
}
