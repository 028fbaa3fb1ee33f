import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';
import { isGranted } from '@admin/shell';
import { reviewFields } from '../../review-actions.ts';
import { hasWorkflow } from '../has-workflow.ts';
import { fieldMessages } from '../field-messages.ts';

/** Constants: loaders created in each run of the hook would render every cell again. */
const stageCell = () => import('./StageCell.tsx');
const assigneeCell = () => import('./AssigneeCell.tsx');

/** Adds the stage and the assignee to lists of content types with a workflow, before the publication status. */
export function withReview(
  columns: readonly ListColumn[],
  { contentType, granted }: ListContext,
): readonly ListColumn[] {
  if (!hasWorkflow(contentType)) return columns;
  const own: readonly ListColumn[] = [
    {
      name: reviewFields.stage,
      label: fieldMessages.stage,
      isSortable: true,
      sortField: `${reviewFields.stage}.position`,
      width: '150px',
      onPhone: true,
      cell: stageCell,
    },
    {
      name: reviewFields.assignee,
      label: fieldMessages.assignee,
      isSortable: isGranted(granted, [{ action: 'admin::users.read' }]),
      sortField: `${reviewFields.assignee}.firstname`,
      width: '160px',
      onPhone: true,
      cell: assigneeCell,
    },
  ];
  const others = columns.filter(({ name }) => !own.some((column) => column.name === name));
  const status = others.findIndex(({ name }) => name === 'publishedAt');
  return status === -1 ? [...others, ...own] : [...others.slice(0, status), ...own, ...others.slice(status)];
}
