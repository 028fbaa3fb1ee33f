import {
  ForbiddenPage,
  FormPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  Section,
  TextField,
  useCan,
  useService,
} from '@admin/shell';
import { Field, Grid12, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Workflow } from '../../contract.ts';
import { workflowsPage } from '../pages.ts';
import { reviewPermissions } from '../permissions.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { ContentTypesSection } from './ContentTypesSection.tsx';
import { workflowMessages } from './messages.ts';
import { StagesSection } from './StagesSection.tsx';
import { explainWorkflowError, useSaveWorkflow } from './use-save-workflow.ts';
import { useStages } from './use-workflow-form.ts';
import { workflowQuery } from './workflow-queries.ts';
import { checkWorkflow, newWorkflowValues, workflowValues, type WorkflowValues } from './workflow-values.ts';

export interface WorkflowPageProps {
  /** The id of the edited workflow; null for a new one. */
  readonly id: string | null;
}

/** The page of an existing or new workflow. */
export default function WorkflowPage({ id }: WorkflowPageProps) {
  const mayCreate = useCan([reviewPermissions.create]);
  const mayRead = useCan([reviewPermissions.read]);
  if (id === null) return mayCreate ? <WorkflowEditor workflow={undefined} /> : <ForbiddenPage />;
  return mayRead ? <StoredWorkflow id={id} /> : <ForbiddenPage />;
}

function StoredWorkflow({ id }: { readonly id: string }) {
  const workflow = useQuery(workflowQuery(useService(httpRef), id));
  if (workflow.data) return <WorkflowEditor workflow={workflow.data} />;
  if (workflow.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={workflow} />;
}

/** Name, content types and stages of a workflow. Read-only without permission to change it. */
function WorkflowEditor({ workflow }: { readonly workflow: Workflow | undefined }) {
  const intl = useIntl();
  const mayUpdate = useCan([reviewPermissions.update]);
  const save = useSaveWorkflow(workflow);
  const mode = workflow && !mayUpdate ? 'read' : 'edit';
  const disabled = mode === 'read';
  const [initialValues] = useState<WorkflowValues>(() =>
    workflow
      ? workflowValues(workflow)
      : newWorkflowValues(
          [workflowMessages.draft, workflowMessages.inReview, workflowMessages.approved].map((name) =>
            intl.formatMessage(name),
          ),
        ),
  );
  return (
    <FormPage<WorkflowValues>
      back={{ to: workflowsPage.to(), label: intl.formatMessage(workflowMessages.back) }}
      check={checkWorkflow}
      explain={explainWorkflowError}
      fields={
        <>
          <Section title={intl.formatMessage(workflowMessages.general)}>
            <Grid12>
              <Grid12.Cell span={6}>
                <TextField disabled={disabled} label={workflowMessages.name} name="name" required />
              </Grid12.Cell>
              <Grid12.Cell span={6}>
                <RequiredStageField disabled={disabled} />
              </Grid12.Cell>
            </Grid12>
          </Section>
          <ContentTypesSection disabled={disabled} workflow={workflow} />
          <StagesSection disabled={disabled} workflow={workflow} />
        </>
      }
      initialValues={initialValues}
      mode={mode}
      save={save}
      title={workflow?.name ?? intl.formatMessage(workflowMessages.newTitle)}
    />
  );
}

/** The stage that publishing requires. */
function RequiredStageField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const stages = useStages();
  const { input } = useField<number | null>('requiredStage', {
    subscription: { value: true },
    allowNull: true,
  });
  return (
    <Field
      disabled={disabled}
      hint={intl.formatMessage(workflowMessages.requiredStageHint)}
      label={intl.formatMessage(workflowMessages.requiredStage)}
    >
      <Select
        labels={{ none: intl.formatMessage(workflowMessages.noRequiredStage) }}
        onClear={() => input.onChange(null)}
        onValueChange={(key) => input.onChange(Number(key))}
        options={stages.map(({ key, name, color }) => ({
          value: String(key),
          label: name || intl.formatMessage(workflowMessages.unnamedStage),
          icon: <StageDot color={color} />,
        }))}
        placeholder={intl.formatMessage(workflowMessages.noRequiredStage)}
        value={input.value === null ? null : String(input.value)}
      />
    </Field>
  );
}
