import { userUid } from '@admin/content-model';
import type { FilterValues, ListFilterField, ListFiltersContext } from '@admin/plugin-content-manager/points';
import { isGranted } from '@admin/shell';
import { reviewFields } from '../../review-actions.ts';
import { fieldMessages } from '../field-messages.ts';
import { hasWorkflow } from '../has-workflow.ts';

const loadValues = () => import('./filter-values.ts');

const stageValues: FilterValues = {
  search: async (text, host) => (await loadValues()).findStages(text, host),
  names: async (ids, host) => (await loadValues()).stageNames(ids, host),
};

const assigneeValues: FilterValues = {
  search: async (text, host) => (await loadValues()).findAssignees(text, host),
  names: async (ids, host) => (await loadValues()).assigneeNames(ids, host),
};

/** Adds filters by stage and, for users who may read users, by assignee. */
export function withReviewFilters(
  fields: readonly ListFilterField[],
  { contentType, granted }: ListFiltersContext,
): readonly ListFilterField[] {
  const others = fields.filter(({ name }) => name !== reviewFields.stage && name !== reviewFields.assignee);
  if (!hasWorkflow(contentType)) return others;
  const stage: ListFilterField = {
    name: reviewFields.stage,
    path: [reviewFields.stage, 'id'],
    attribute: { type: 'relation', relation: 'manyToOne', target: 'plugin::review-workflows.stage' },
    input: 'entry',
    operators: ['$in', '$null', '$notNull'],
    label: fieldMessages.stage,
    values: stageValues,
  };
  if (!isGranted(granted, [{ action: 'admin::users.read' }])) return [...others, stage];
  const assignee: ListFilterField = {
    name: reviewFields.assignee,
    path: [reviewFields.assignee, 'id'],
    attribute: { type: 'relation', relation: 'manyToOne', target: userUid },
    input: 'person',
    operators: ['$me', '$in', '$null', '$notNull'],
    label: fieldMessages.assignee,
    values: assigneeValues,
  };
  return [...others, stage, assignee];
}
