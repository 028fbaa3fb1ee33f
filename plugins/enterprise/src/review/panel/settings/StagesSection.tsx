import { ArrangeArea, droppedOrder, useListArranging } from '@admin/plugin-content-manager/arranging';
import { httpRef, Section, useCan, useDialogSubject, useFieldError, useService } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Workflow } from '../../contract.ts';
import { reviewLimits } from '../../review-actions.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { DestinationDialog } from './DestinationDialog.tsx';
import { destinationMessages, workflowMessages } from './messages.ts';
import { StageCard } from './StageCard.tsx';
import { useStages, useWorkflowForm } from './use-workflow-form.ts';
import { roleChoicesQuery, stageUseQuery } from './workflow-queries.ts';
import { newStage, withoutStage, type StageValues } from './workflow-values.ts';
import styles from './Workflows.module.css';

export interface StagesSectionProps {
  readonly disabled: boolean;
  readonly workflow: Workflow | undefined;
}

/** The stages in their order, which the pointer and the keyboard can change. */
export function StagesSection({ disabled, workflow }: StagesSectionProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const stages = useStages();
  const form = useWorkflowForm();
  const error = useFieldError('stages');
  const mayReadRoles = useCan([{ action: 'admin::roles.read' }]);
  const roles = useQuery(roleChoicesQuery(http, mayReadRoles)).data;
  const list = useRef<HTMLUListElement>(null);
  const removal = useRemoveStage(workflow);
  const nameOf = (key: number) =>
    stages.find((stage) => stage.key === key)?.name || intl.formatMessage(workflowMessages.unnamedStage);
  const reorder = (keys: readonly number[]) =>
    form.change((values) => ({
      ...values,
      stages: keys.flatMap((key) => values.stages.find((stage) => stage.key === key) ?? []),
    }));
  const keys = stages.map(({ key }) => key);
  const arranging = useListArranging({
    items: keys,
    onMove: ({ item, before }) => {
      const others = keys.filter((key) => key !== item);
      const index = before === null ? others.length : others.indexOf(before);
      reorder([...others.slice(0, index), item, ...others.slice(index)]);
    },
    labelOf: nameOf,
  });
  const add = () => {
    form.change((values) => ({ ...values, stages: [...values.stages, newStage(values.stages)] }));
    // The new card exists after the next render.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const change = (key: number, next: Partial<StageValues>) =>
    form.change((values) => ({
      ...values,
      stages: values.stages.map((stage) => (stage.key === key ? { ...stage, ...next } : stage)),
    }));
  const isFull = stages.length >= reviewLimits.stages;
  return (
    <Section
      actions={
        !disabled && (
          <Button disabled={isFull} onClick={add} startIcon={<Icon icon={Plus} />}>
            {intl.formatMessage(workflowMessages.addStage)}
          </Button>
        )
      }
      description={
        isFull
          ? intl.formatMessage(workflowMessages.stageLimit, { count: reviewLimits.stages })
          : intl.formatMessage(workflowMessages.stagesBody)
      }
      title={intl.formatMessage(workflowMessages.stages)}
    >
      <ArrangeArea arranging={arranging}>
        <ul aria-label={intl.formatMessage(workflowMessages.stages)} className={styles['stages']} ref={list}>
          {stages.map((stage, index) => (
            <StageCard
              arranging={arranging}
              disabled={disabled}
              index={index}
              key={stage.key}
              onChange={(next) => change(stage.key, next)}
              onDelete={() => void removal.start(stage)}
              onDrop={(dragged, side) => reorder(droppedOrder(keys, dragged, stage.key, side))}
              roles={roles}
              stage={stage}
              stages={stages}
            />
          ))}
        </ul>
      </ArrangeArea>
      <div aria-live="polite" className={styles['error']}>
        {error}
      </div>
      {removal.dialog}
    </Section>
  );
}

/** The stage to delete, and the number of its entries. */
interface Removal {
  readonly stage: StageValues;
  readonly count: number;
}

/** Deletes stages of the form; asks where the entries go if a stage has some. */
function useRemoveStage(workflow: Workflow | undefined) {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const form = useWorkflowForm();
  const stages = useStages();
  const removal = useDialogSubject<Removal>();
  const neighbour = ({ key }: StageValues): number => {
    const index = stages.findIndex((stage) => stage.key === key);
    return (stages[index - 1] ?? stages[index + 1])?.key ?? key;
  };
  const remove = (stage: StageValues, to: number) =>
    form.change((values) => withoutStage(values, stage.key, to));

  const start = async (stage: StageValues) => {
    if (!workflow || stage.key < 0) return remove(stage, neighbour(stage));
    // Without the count the dialog asks for a destination anyway.
    const use = await queries.query(stageUseQuery(http, workflow.id)).catch(() => null);
    const moved = Object.values(form.read().movedTo).includes(stage.key) ? 1 : 0;
    const count = use ? (use.stages.find(({ id }) => id === stage.key)?.entries ?? 0) + moved : 1;
    if (count === 0) return remove(stage, neighbour(stage));
    return removal.open({ stage, count });
  };

  const { subject } = removal;
  const dialog = subject && (
    <DestinationDialog
      body={intl.formatMessage(destinationMessages.deleteStageBody, { count: subject.count })}
      confirmLabel={intl.formatMessage(destinationMessages.deleteStage)}
      initial={String(neighbour(subject.stage))}
      key={removal.openings}
      label={intl.formatMessage(destinationMessages.moveEntriesTo)}
      onClose={removal.close}
      onConfirm={(to) => remove(subject.stage, Number(to))}
      open={removal.isOpen}
      options={stages
        .filter(({ key }) => key !== subject.stage.key)
        .map(({ key, name, color }) => ({
          value: String(key),
          label: name || intl.formatMessage(workflowMessages.unnamedStage),
          icon: <StageDot color={color} />,
        }))}
      title={intl.formatMessage(destinationMessages.deleteStageTitle, { name: subject.stage.name })}
      tone="danger"
    />
  );
  return { start, dialog };
}
