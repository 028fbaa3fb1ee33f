import { httpRef, notifyRef, useService } from '@admin/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Workflow } from '../../contract.ts';
import { reviewCalls } from '../review-queries.ts';
import { DestinationDialog } from './DestinationDialog.tsx';
import { destinationMessages } from './messages.ts';
import { useStageOptions } from './stage-options.tsx';
import { useWorkflowsChanged } from './use-save-workflow.ts';
import { stageUseQuery } from './workflow-queries.ts';

export interface DeleteWorkflowDialogProps {
  readonly workflow: Workflow;
  /** All workflows. */
  readonly workflows: readonly Workflow[];
  readonly open: boolean;
  readonly onClose: () => void;
}

const none = 'none';

/** Asks where the entries of a workflow go, and deletes it. */
export function DeleteWorkflowDialog({ workflow, workflows, open, onClose }: DeleteWorkflowDialogProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const changed = useWorkflowsChanged(useQueryClient());
  const use = useQuery({ ...stageUseQuery(http, workflow.id), enabled: open });
  const others = workflows.filter(({ id }) => id !== workflow.id);
  const options = useStageOptions(others);
  const count = use.data?.stages.reduce((sum, { entries }) => sum + entries, 0) ?? 0;
  const remove = async (destination: string) => {
    await reviewCalls(http).call('DELETE /admin/review-workflows/workflows/:id', {
      params: { id: workflow.id },
      query: count > 0 ? { moveTo: destination } : {},
    });
    notify({ tone: 'success', title: destinationMessages.deleted });
    await changed();
  };
  return (
    <DestinationDialog
      body={intl.formatMessage(destinationMessages.deleteWorkflowBody, {
        count,
        stages: workflow.stages.length,
      })}
      confirmLabel={intl.formatMessage(destinationMessages.deleteWorkflow)}
      initial={none}
      isPending={use.isPending}
      label={count > 0 ? intl.formatMessage(destinationMessages.moveEntriesTo) : undefined}
      onClose={onClose}
      onConfirm={remove}
      open={open}
      options={[{ value: none, label: intl.formatMessage(destinationMessages.noStage) }, ...options]}
      title={intl.formatMessage(destinationMessages.deleteWorkflowTitle, { name: workflow.name })}
      tone="danger"
    />
  );
}
