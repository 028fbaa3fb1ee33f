import { validationFailed, type PluginContext, type ValidationDetail } from '@admin/server';
import type { ChangedWorkflow, NewWorkflow, StageRef, Workflow } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';

/** A workflow as sent: a new one has no `version`, `moveTo` and `detached`. */
export type SentWorkflow = NewWorkflow & Partial<Pick<ChangedWorkflow, 'version' | 'moveTo' | 'detached'>>;

/** Returns whether entries of a content type can have a stage. */
export function isReviewable({ schemas }: Pick<PluginContext, 'schemas'>, uid: string): boolean {
  return schemas.contentTypes.get(uid)?.attributes[reviewFields.stage]?.managed === true;
}

type Faults = ValidationDetail[];

function add(faults: Faults, path: readonly (string | number)[], message: string): void {
  faults.push({ path: path.map(String), message, name: 'ValidationError' });
}

function repeated<Item>(items: readonly Item[]): Item | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}

/**
 * Validates a workflow against itself and the stored stages.
 * @param stored the stored workflow
 * @throws AppError VALIDATION_FAILED (400) with each fault at its path
 */
export function validateWorkflow(
  server: Pick<PluginContext, 'schemas'>,
  sent: SentWorkflow,
  { stages: storedStages, contentTypes: storedTypes }: Pick<Workflow, 'stages' | 'contentTypes'>,
): void {
  const stored = storedStages.map(({ id }) => id);
  const faults: Faults = [];
  const { stages, contentTypes, stageRequiredToPublish = null } = sent;
  const keys = stages.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const ids = stages.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const names = new Set<StageRef>([...keys, ...ids]);
  if (sent.name.trim() === '') add(faults, ['name'], 'The workflow needs a name');
  if (repeated(keys) !== undefined) add(faults, ['stages'], 'Two stages have the same key');
  if (repeated(ids) !== undefined) add(faults, ['stages'], 'A stage is listed twice');
  if (repeated(contentTypes) !== undefined) add(faults, ['contentTypes'], 'A content type is listed twice');
  for (const [index, uid] of contentTypes.entries()) {
    // A content type that was removed from the application stays until an administrator removes it here.
    if (!isReviewable(server, uid) && !storedTypes.includes(uid))
      add(faults, ['contentTypes', index], 'This content type does not exist');
  }
  for (const [index, stage] of stages.entries()) {
    const at = ['stages', index] as const;
    if (stage.name.trim() === '') add(faults, [...at, 'name'], 'The stage needs a name');
    if (stage.id !== undefined && !stored.includes(stage.id)) {
      add(faults, [...at, 'id'], 'The stage does not belong to this workflow');
    }
    const targets = stage.transitions.map(({ to }) => to);
    if (repeated(targets) !== undefined) add(faults, [...at, 'transitions'], 'A transition is listed twice');
    for (const [position, to] of targets.entries()) {
      if (names.has(to) && to !== stage.id && to !== stage.key) continue;
      add(
        faults,
        [...at, 'transitions', position, 'to'],
        'A transition leads to another stage of the workflow',
      );
    }
  }
  const isNamed = (to: StageRef | null): boolean => to === null || names.has(to);
  if (!isNamed(stageRequiredToPublish)) {
    add(faults, ['stageRequiredToPublish'], 'The stage does not belong to this workflow');
  }
  for (const key of ['moveTo', 'attached'] as const) {
    for (const [index, { to }] of (sent[key] ?? []).entries()) {
      if (!isNamed(to)) add(faults, [key, index, 'to'], 'The stage does not belong to this workflow');
    }
  }
  if (faults.length > 0) throw validationFailed(faults);
}
