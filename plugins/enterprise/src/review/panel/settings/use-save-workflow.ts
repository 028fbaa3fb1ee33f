import { explainError, httpRef, savedState, useService } from '@admin/shell';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Workflow } from '../../contract.ts';
import { workflowPage } from '../pages.ts';
import { reviewErrorCode, reviewErrorText } from '../review-errors.ts';
import { reviewCalls, reviewTags } from '../review-queries.ts';
import { workflowQuery } from './workflow-queries.ts';
import {
  changedWorkflowBody,
  newWorkflowBody,
  workflowValues,
  type WorkflowValues,
} from './workflow-values.ts';

/** Returns a function that invalidates everything that shows workflows: lists, stages of entries, and content types. */
export function useWorkflowsChanged(queries: QueryClient): () => Promise<void> {
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: [reviewTags.workflow] });
    await queries.invalidateQueries({ queryKey: [reviewTags.stage] });
    await queries.invalidateQueries({ queryKey: [reviewTags.waiting] });
  }, [queries]);
}

/** Saves a workflow; a new one opens its own page. */
export function useSaveWorkflow(
  workflow: Workflow | undefined,
): (values: WorkflowValues) => Promise<WorkflowValues> {
  const http = useService(httpRef);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const changed = useWorkflowsChanged(queries);
  const stored = useRef(workflow);
  return async (values) => {
    const before = stored.current;
    const calls = reviewCalls(http);
    const { data } = before
      ? await calls.call('PUT /admin/review-workflows/workflows/:id', {
          params: { id: before.id },
          body: { data: changedWorkflowBody(values, before) },
        })
      : await calls.call('POST /admin/review-workflows/workflows', {
          body: { data: newWorkflowBody(values) },
        });
    stored.current = data;
    await changed();
    queries.setQueryData(workflowQuery(http, String(data.id)).queryKey, data);
    if (!before) void navigate(workflowPage.to({ id: data.id }), { replace: true, state: savedState });
    return workflowValues(data);
  };
}

/** Turns a refused save into errors of the form, at their fields where they belong to one. */
export function explainWorkflowError(error: unknown): SubmissionErrors {
  switch (reviewErrorCode(error)) {
    case undefined:
      return explainError(error);
    case 'WORKFLOW_NAME_TAKEN':
      return { name: reviewErrorText(error) };
    case 'CONTENT_TYPE_TAKEN':
    case 'CONTENT_TYPE_HAS_ENTRIES':
      return { contentTypes: reviewErrorText(error) };
    case 'STAGE_HAS_ENTRIES':
      return { stages: reviewErrorText(error) };
    default:
      return { [FORM_ERROR]: reviewErrorText(error) };
  }
}
