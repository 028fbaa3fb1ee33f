import type { FieldErrors, MessageDescriptor } from '@admin/shell';
import type { ChangedWorkflow, NewWorkflow, Stage, StageInput, StageRef, Workflow } from '../../contract.ts';
import { nextColor } from '../stages/palette.ts';
import { workflowMessages } from './messages.ts';

/** Ids of the roles that may make a move; null for everyone with access to the entry. */
export type MoveRule = readonly number[] | null;

/** The permission to move entries to a stage: the same rule from every stage, or one rule per current stage. */
export type StageMoves =
  | { readonly by: 'all'; readonly rule: MoveRule }
  | { readonly by: 'stage'; readonly from: Readonly<Record<number, MoveRule>> };

/** A stage in the form. */
export interface StageValues {
  /** The id of a stored stage; negative for a new one. */
  readonly key: number;
  readonly name: string;
  readonly color: string;
  /** The permission to move entries to this stage. */
  readonly moves: StageMoves;
}

/** The values of the form of a workflow. */
export interface WorkflowValues {
  readonly name: string;
  /** Uids. */
  readonly contentTypes: readonly string[];
  readonly stages: readonly StageValues[];
  /** Key of the stage that publishing requires; null without one. */
  readonly requiredStage: number | null;
  /** Keys of the stages that the entries of deleted stages get, by id of the deleted stage. */
  readonly movedTo: Readonly<Record<number, number>>;
  /** Stages of other workflows for the entries of removed content types, by uid; null for none. */
  readonly detached: Readonly<Record<string, number | null>>;
  /** Keys of the stages that the entries of content types of other workflows get, by uid. */
  readonly attached: Readonly<Record<string, number>>;
}

const nobody: MoveRule = [];

const isSameRule = (one: MoveRule, other: MoveRule): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((role) => other.includes(role));

/** Returns who may move entries to a stage, from the transitions of all others. */
function movesTo(stage: Stage, stages: readonly Stage[]): StageMoves {
  const rules = stages
    .filter(({ id }) => id !== stage.id)
    .map(({ id, transitions }): readonly [number, MoveRule] => {
      const transition = transitions.find(({ to }) => to === stage.id);
      return [id, transition ? transition.roles : nobody];
    });
  const [first] = rules;
  if (!first) return { by: 'all', rule: null };
  return rules.every(([, rule]) => isSameRule(rule, first[1]))
    ? { by: 'all', rule: first[1] }
    : { by: 'stage', from: Object.fromEntries(rules) };
}

/** Returns the form values of a workflow. */
export function workflowValues({
  name,
  contentTypes,
  stages,
  stageRequiredToPublish,
}: Workflow): WorkflowValues {
  return {
    name,
    contentTypes,
    stages: stages.map((stage) => ({
      key: stage.id,
      name: stage.name,
      color: stage.color,
      moves: movesTo(stage, stages),
    })),
    requiredStage: stageRequiredToPublish,
    movedTo: {},
    detached: {},
    attached: {},
  };
}

/** Returns a new stage that everyone may move entries to. */
export function newStage(stages: readonly StageValues[], name = ''): StageValues {
  return {
    key: Math.min(0, ...stages.map(({ key }) => key)) - 1,
    name,
    color: nextColor(stages.map(({ color }) => color)),
    moves: { by: 'all', rule: null },
  };
}

/** Returns the initial values of a new workflow, with stages of these names. */
export function newWorkflowValues(names: readonly string[]): WorkflowValues {
  return {
    name: '',
    contentTypes: [],
    stages: names.reduce<readonly StageValues[]>((stages, name) => [...stages, newStage(stages, name)], []),
    requiredStage: null,
    movedTo: {},
    detached: {},
    attached: {},
  };
}

/** Returns the rule for moves from one stage to another. */
export function ruleFrom({ moves }: Pick<StageValues, 'moves'>, from: number): MoveRule {
  return moves.by === 'all' ? moves.rule : (moves.from[from] ?? nobody);
}

const reference = (key: number): StageRef => (key > 0 ? key : `new${key}`);

function stageInput(stage: StageValues, stages: readonly StageValues[]): StageInput {
  const { key, name, color } = stage;
  return {
    ...(key > 0 ? { id: key } : { key: `new${key}` }),
    name: name.trim(),
    color,
    transitions: stages.flatMap((target) => {
      if (target === stage) return [];
      const rule = ruleFrom(target, key);
      if (rule?.length === 0) return [];
      return [{ to: reference(target.key), roles: rule && [...rule] }];
    }),
  };
}

/** Returns the body that creates a workflow. */
export function newWorkflowBody(values: WorkflowValues): NewWorkflow {
  const { name, contentTypes, stages, requiredStage, attached } = values;
  return {
    name,
    contentTypes: [...contentTypes],
    stages: stages.map((stage) => stageInput(stage, stages)),
    stageRequiredToPublish: requiredStage === null ? null : reference(requiredStage),
    attached: Object.entries(attached)
      .filter(([uid]) => contentTypes.includes(uid))
      .map(([uid, key]) => ({ uid, to: reference(key) })),
  };
}

/** Returns the body that changes a workflow. */
export function changedWorkflowBody(values: WorkflowValues, before: Workflow): ChangedWorkflow {
  const { contentTypes, movedTo, detached } = values;
  return {
    ...newWorkflowBody(values),
    version: before.version,
    moveTo: Object.entries(movedTo).map(([stage, key]) => ({ stage: Number(stage), to: reference(key) })),
    detached: before.contentTypes
      .filter((uid) => !contentTypes.includes(uid))
      .map((uid) => ({ uid, to: detached[uid] ?? null })),
  };
}

/** Returns the values without a stage, whose entries get another one. */
export function withoutStage(values: WorkflowValues, removed: number, to: number): WorkflowValues {
  const follow = (key: number): number => (key === removed ? to : key);
  const stages = values.stages
    .filter(({ key }) => key !== removed)
    .map((stage): StageValues => {
      if (stage.moves.by === 'all') return stage;
      const { [removed]: _gone, ...from } = stage.moves.from;
      return { ...stage, moves: { by: 'stage', from } };
    });
  const followed = (keys: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, follow(key)]));
  return {
    ...values,
    stages,
    requiredStage: values.requiredStage === removed ? null : values.requiredStage,
    movedTo: { ...followed(values.movedTo), ...(removed > 0 && { [removed]: to }) },
    attached: followed(values.attached),
  };
}

/** Returns the name of the form field that shows the errors of a stage's name. It moves with the stage. */
export function stageNameField({ key }: Pick<StageValues, 'key'>): string {
  return `stageNames.k${key}`;
}

/** Validates a workflow before it is sent. */
export function checkWorkflow({ name, stages }: WorkflowValues): FieldErrors | undefined {
  const errors: Record<string, MessageDescriptor> = {};
  if (!name) errors['name'] = workflowMessages.nameRequired;
  const names = stages.map((stage) => stage.name.trim().toLocaleLowerCase());
  for (const [index, stage] of stages.entries()) {
    const stageName = names[index] ?? '';
    if (stageName === '') errors[stageNameField(stage)] = workflowMessages.stageNameRequired;
    else if (names.indexOf(stageName) < index) {
      errors[stageNameField(stage)] = workflowMessages.stageNameTaken;
    }
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
