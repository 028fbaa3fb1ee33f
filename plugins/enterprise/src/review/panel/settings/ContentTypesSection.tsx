import { isSameValue } from '@admin/content-model';
import { httpRef, Section, useDialogSubject, useFieldError, useService } from '@admin/shell';
import { ChipList, Combobox, Field } from '@admin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Workflow } from '../../contract.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { DestinationDialog } from './DestinationDialog.tsx';
import { destinationMessages, workflowMessages } from './messages.ts';
import { useStageOptions } from './stage-options.tsx';
import { useStages, useWorkflowForm } from './use-workflow-form.ts';
import { stageUseQuery, typeChoicesQuery, workflowsQuery } from './workflow-queries.ts';
import styles from './Workflows.module.css';

export interface ContentTypesSectionProps {
  readonly disabled: boolean;
  readonly workflow: Workflow | undefined;
}

/** A content type that a dialog is about. */
type Question =
  | { readonly kind: 'attach'; readonly uid: string; readonly from: Workflow }
  | { readonly kind: 'detach'; readonly uid: string; readonly count: number };

/** The content types whose entries go through the stages. */
export function ContentTypesSection({ disabled, workflow }: ContentTypesSectionProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const form = useWorkflowForm();
  const error = useFieldError('contentTypes');
  const types = useQuery(typeChoicesQuery(http));
  const workflows = useQuery(workflowsQuery(http)).data ?? [];
  const question = useDialogSubject<Question>();
  const { input } = useField<readonly string[]>('contentTypes', {
    subscription: { value: true },
    isEqual: isSameValue,
  });
  const chosen = input.value || [];
  const nameOf = (uid: string) => types.data?.find((type) => type.uid === uid)?.name ?? uid;
  const ownerOf = (uid: string) =>
    workflows.find(({ id, contentTypes }) => id !== workflow?.id && contentTypes.includes(uid));

  const add = (uid: string, stage?: number) =>
    form.change((values) => ({
      ...values,
      contentTypes: [...values.contentTypes, uid],
      ...(stage !== undefined && { attached: { ...values.attached, [uid]: stage } }),
    }));
  const remove = (uid: string, to: number | null) =>
    form.change((values) => ({
      ...values,
      contentTypes: values.contentTypes.filter((one) => one !== uid),
      detached: { ...values.detached, [uid]: to },
    }));
  const startAdding = (uid: string) => {
    const from = ownerOf(uid);
    if (from) question.open({ kind: 'attach', uid, from });
    else add(uid);
  };
  const startRemoving = async (uid: string) => {
    const isStored = workflow?.contentTypes.includes(uid) === true;
    const use =
      workflow && isStored ? await queries.query(stageUseQuery(http, workflow.id)).catch(() => null) : null;
    const count = use?.contentTypes.find((type) => type.uid === uid)?.entries ?? 0;
    if (count === 0) remove(uid, null);
    else question.open({ kind: 'detach', uid, count });
  };

  return (
    <Section
      description={intl.formatMessage(workflowMessages.contentTypesBody)}
      title={intl.formatMessage(workflowMessages.contentTypes)}
    >
      {!disabled && (
        <div className={styles['picker']}>
          <Field
            error={error}
            label={intl.formatMessage(workflowMessages.addContentType)}
            name="contentTypes"
          >
            <Combobox
              clearOnSelect
              labels={{
                open: intl.formatMessage(workflowMessages.showContentTypes),
                empty: intl.formatMessage(workflowMessages.noContentTypeFound),
                loading: intl.formatMessage(workflowMessages.loading),
              }}
              loading={types.isPending}
              onValueChange={(option) => option && startAdding(option.value)}
              options={(types.data ?? [])
                .filter(({ uid }) => !chosen.includes(uid))
                .map(({ uid, name }) => {
                  const owner = ownerOf(uid);
                  return {
                    value: uid,
                    label: name,
                    ...(owner && {
                      hint: intl.formatMessage(workflowMessages.takenBy, { workflow: owner.name }),
                    }),
                  };
                })}
              placeholder={intl.formatMessage(workflowMessages.searchContentType)}
              value={null}
            />
          </Field>
        </div>
      )}
      {chosen.length === 0 && (
        <p className={styles['hint']}>{intl.formatMessage(workflowMessages.noContentTypes)}</p>
      )}
      {disabled ? (
        <p className={styles['text']}>{intl.formatList(chosen.map(nameOf), { type: 'unit' })}</p>
      ) : (
        <ChipList
          chips={chosen.map((uid) => ({
            id: uid,
            text: nameOf(uid),
            removeLabel: intl.formatMessage(workflowMessages.removeContentType, { name: nameOf(uid) }),
          }))}
          label={intl.formatMessage(workflowMessages.contentTypes)}
          onRemove={(uid) => void startRemoving(uid)}
        />
      )}
      {question.subject && (
        <QuestionDialog
          key={question.openings}
          name={nameOf(question.subject.uid)}
          onAttach={(stage) => question.subject && add(question.subject.uid, stage)}
          onClose={question.close}
          onDetach={(to) => question.subject && remove(question.subject.uid, to)}
          open={question.isOpen}
          others={workflows.filter(({ id }) => id !== workflow?.id)}
          question={question.subject}
        />
      )}
    </Section>
  );
}

const none = 'none';

/** Asks for the stage of the entries of a content type that joins or leaves the workflow. */
function QuestionDialog(props: {
  readonly question: Question;
  readonly name: string;
  readonly others: readonly Workflow[];
  readonly open: boolean;
  readonly onAttach: (stage: number) => void;
  readonly onDetach: (to: number | null) => void;
  readonly onClose: () => void;
}) {
  const { question, name, others, open, onAttach, onDetach, onClose } = props;
  const intl = useIntl();
  const stages = useStages();
  const elsewhere = useStageOptions(others);
  const shared = { open, onClose, label: intl.formatMessage(destinationMessages.stageOfEntries) };
  if (question.kind === 'attach') {
    return (
      <DestinationDialog
        {...shared}
        body={intl.formatMessage(destinationMessages.attachBody, { name, workflow: question.from.name })}
        confirmLabel={intl.formatMessage(destinationMessages.attach)}
        initial={String(stages[0]?.key ?? '')}
        onConfirm={(stage) => onAttach(Number(stage))}
        options={stages.map((stage) => ({
          value: String(stage.key),
          label: stage.name || intl.formatMessage(workflowMessages.unnamedStage),
          icon: <StageDot color={stage.color} />,
        }))}
        title={intl.formatMessage(destinationMessages.attachTitle, { name })}
        tone="primary"
      />
    );
  }
  return (
    <DestinationDialog
      {...shared}
      body={intl.formatMessage(destinationMessages.detachBody, { name, count: question.count })}
      confirmLabel={intl.formatMessage(destinationMessages.detach)}
      initial={none}
      onConfirm={(to) => onDetach(to === none ? null : Number(to))}
      options={[{ value: none, label: intl.formatMessage(destinationMessages.noStage) }, ...elsewhere]}
      title={intl.formatMessage(destinationMessages.detachTitle, { name })}
      tone="danger"
    />
  );
}
