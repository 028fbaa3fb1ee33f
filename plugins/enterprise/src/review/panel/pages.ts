import { createPageRef } from '@admin/shell';

export const workflowsPage = createPageRef('settings/review-workflows');
export const newWorkflowPage = createPageRef('settings/review-workflows/create');
export const workflowPage = createPageRef('settings/review-workflows/:id');
