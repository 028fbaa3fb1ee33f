import type { EditContext } from '@admin/plugin-content-manager/points';
import {
  ApiError,
  httpRef,
  LoadFailed,
  sessionRef,
  useRolePreview,
  useService,
  useStore,
} from '@admin/shell';
import { Button, Field, Select, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { EntryStages, ReviewUser } from '../../contract.ts';
import { AssigneeCombobox } from '../AssigneeCombobox.tsx';
import { hasWorkflow } from '../has-workflow.ts';
import { StageDot, StageTag } from '../stages/StageTag.tsx';
import { Comments } from './Comments.tsx';
import styles from './EntryReview.module.css';
import { entryStagesQuery, useChangeReview, type ReviewedEntry } from './entry-review-queries.ts';
import { entryMessages } from './messages.ts';

/** Returns the entry of an edit view whose content type has a workflow; null for a new one. */
function reviewedEntry({ contentType, entry }: EditContext): ReviewedEntry | null {
  if (!entry || !hasWorkflow(contentType)) return null;
  const kind = contentType.kind === 'singleType' ? 'single-types' : 'collection-types';
  return { kind, uid: contentType.uid, id: entry.id };
}

/** Stage, assignee and comments beside the form of a saved entry; nothing without a workflow. */
export default function EntryReview(context: EditContext) {
  const entry = reviewedEntry(context);
  return entry && <SavedEntryReview entry={entry} hasComments key={entry.id} />;
}

/** Stage and assignee in the drawer of a related entry; comments are in its edit view. */
export function RelatedEntryReview(context: EditContext) {
  const entry = reviewedEntry(context);
  return entry && <SavedEntryReview entry={entry} hasComments={false} key={entry.id} />;
}

interface SavedEntryReviewProps {
  readonly entry: ReviewedEntry;
  readonly hasComments: boolean;
}

function SavedEntryReview({ entry, hasComments }: SavedEntryReviewProps) {
  const intl = useIntl();
  const headingId = useId();
  const review = useQuery(entryStagesQuery(useService(httpRef), entry));
  if (review.data && !review.data.meta.workflow) return null;
  const isForbidden = review.error instanceof ApiError && review.error.status === 403;
  return (
    <>
      <section aria-labelledby={headingId} className={styles['box']}>
        <h2 className={styles['heading']} id={headingId}>
          {intl.formatMessage(entryMessages.title)}
        </h2>
        {review.isPending && <Skeleton lines={4} />}
        {isForbidden && <p className={styles['note']}>{intl.formatMessage(entryMessages.forbidden)}</p>}
        {review.isError && !isForbidden && <LoadFailed query={review} title={entryMessages.failed} />}
        {review.data && !isForbidden && <ReviewFields entry={entry} review={review.data} />}
      </section>
      {hasComments && review.data && !isForbidden && <Comments entry={entry} />}
    </>
  );
}

interface ReviewFieldsProps {
  readonly entry: ReviewedEntry;
  readonly review: EntryStages;
}

/** The fields for stage and assignee. Each change is sent immediately. */
function ReviewFields({ entry, review: { data: permitted, meta } }: ReviewFieldsProps) {
  const intl = useIntl();
  const { mutate, isPending } = useChangeReview(entry);
  const isViewing = useRolePreview() !== null;
  const { stages, stage, assignee, canAssign, stageRequiredToPublish } = meta;
  const isPermitted = (id: number) => id === stage?.id || permitted.some((one) => one.id === id);
  const isStuck = permitted.every(({ id }) => id === stage?.id);
  const required = stages.find(({ id }) => id === stageRequiredToPublish);
  return (
    <div className={styles['fields']}>
      <Field
        hint={isStuck ? intl.formatMessage(entryMessages.noMoves) : undefined}
        label={intl.formatMessage(entryMessages.stage)}
      >
        <Select
          disabled={isPending || isStuck || isViewing}
          onValueChange={(value) => {
            const next = stages.find(({ id }) => String(id) === value);
            if (next && next.id !== stage?.id) mutate({ stage: next });
          }}
          options={stages.map(({ id, name, color }) => ({
            value: String(id),
            label: name,
            icon: <StageDot color={color} />,
            ...(!isPermitted(id) && {
              disabled: true,
              hint: intl.formatMessage(entryMessages.notPermitted),
            }),
          }))}
          placeholder={intl.formatMessage(entryMessages.noStage)}
          value={stage ? String(stage.id) : null}
        />
      </Field>
      {required && required.id !== stage?.id && (
        <p className={styles['note']}>
          {intl.formatMessage(entryMessages.requiredToPublish, {
            stage: <StageTag key="stage" stage={required} />,
          })}
        </p>
      )}
      <AssigneeField
        assignee={assignee}
        disabled={isPending || !canAssign || isViewing}
        hint={canAssign ? undefined : intl.formatMessage(entryMessages.noAssigning)}
        onChange={(next) => {
          if (next?.id !== assignee?.id) mutate({ assignee: next });
        }}
        uid={entry.uid}
      />
    </div>
  );
}

interface AssigneeFieldProps {
  readonly uid: string;
  readonly assignee: ReviewUser | null;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly onChange: (assignee: ReviewUser | null) => void;
}

/** The assignee, with a button for the user themselves. */
function AssigneeField({ uid, assignee, disabled, hint, onChange }: AssigneeFieldProps) {
  const intl = useIntl();
  const me = useStore(sessionRef, ({ user }) => user);
  return (
    <Field
      hint={hint}
      label={intl.formatMessage(entryMessages.assignee)}
      labelAction={
        !disabled &&
        me &&
        assignee?.id !== me.id && (
          <Button
            onClick={() =>
              onChange({
                id: me.id,
                firstname: me.firstname ?? null,
                lastname: me.lastname ?? null,
                username: null,
              })
            }
            size="small"
            variant="ghost"
          >
            {intl.formatMessage(entryMessages.assignToMe)}
          </Button>
        )
      }
    >
      <AssigneeCombobox assignee={assignee} disabled={disabled} onChange={onChange} uid={uid} />
    </Field>
  );
}
