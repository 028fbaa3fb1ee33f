import {
  fieldOfCondition,
  inOrder,
  isCompleteCondition,
  operatorValues,
  sharesValues,
  type FilterCondition,
  type FilterField,
  type FilterJoint,
  type ListFilter,
  type ListFilters,
  type OtherFilter,
} from '@admin/content-model';

/** A condition of a draft. The key is stable. */
export interface DraftCondition {
  readonly kind: 'condition';
  readonly key: number;
  readonly condition: FilterCondition;
}

/** Conditions that are joined the other way than the items around them. */
export interface DraftGroup {
  readonly kind: 'group';
  readonly key: number;
  readonly items: readonly DraftCondition[];
}

/** A filter without an input; it can be removed. */
export interface DraftOther {
  readonly kind: 'other';
  readonly key: number;
  readonly filter: OtherFilter;
}

export type DraftItem = DraftCondition | DraftGroup | DraftOther;

/** Filters that are being edited; conditions may be incomplete. */
export interface FilterDraft {
  readonly joint: FilterJoint;
  readonly items: readonly DraftItem[];
  /** The key of the next item. */
  readonly nextKey: number;
}

export type DraftChange =
  | { readonly type: 'joint'; readonly joint: FilterJoint }
  | { readonly type: 'add'; readonly condition: FilterCondition; readonly group?: number }
  | { readonly type: 'add-group'; readonly condition: FilterCondition }
  | { readonly type: 'change'; readonly key: number; readonly condition: FilterCondition }
  | { readonly type: 'remove'; readonly key: number };

/** Returns the joint of a group inside filters with this joint. */
export function groupJoint(joint: FilterJoint): FilterJoint {
  return joint === 'and' ? 'or' : 'and';
}

/** Returns the draft of filters. */
export function draftOf({ joint, items }: ListFilters): FilterDraft {
  let nextKey = 0;
  const draftCondition = (condition: FilterCondition): DraftCondition => ({
    kind: 'condition',
    key: nextKey++,
    condition,
  });
  const drafts = items.map((item): DraftItem => {
    if (item.kind === 'condition') return draftCondition(item);
    if (item.kind === 'other') return { kind: 'other', key: nextKey++, filter: item };
    return { kind: 'group', key: nextKey++, items: item.conditions.map(draftCondition) };
  });
  return { joint, items: drafts, nextKey };
}

/** Returns the draft after a change. Empty groups are removed. */
export function changedDraft(draft: FilterDraft, change: DraftChange): FilterDraft {
  const { items, nextKey } = draft;
  switch (change.type) {
    case 'joint':
      return { ...draft, joint: change.joint };
    case 'add': {
      const added: DraftCondition = { kind: 'condition', key: nextKey, condition: change.condition };
      const next =
        change.group === undefined
          ? [...items, added]
          : items.map((item) =>
              item.kind === 'group' && item.key === change.group
                ? { ...item, items: [...item.items, added] }
                : item,
            );
      return { ...draft, items: next, nextKey: nextKey + 1 };
    }
    case 'add-group': {
      const first: DraftCondition = { kind: 'condition', key: nextKey + 1, condition: change.condition };
      const group: DraftGroup = { kind: 'group', key: nextKey, items: [first] };
      return { ...draft, items: [...items, group], nextKey: nextKey + 2 };
    }
    case 'change': {
      const changed = <T extends DraftItem>(item: T): T =>
        item.kind === 'condition' && item.key === change.key
          ? { ...item, condition: change.condition }
          : item;
      const next = items.map((item) =>
        item.kind === 'group' ? { ...item, items: item.items.map(changed) } : changed(item),
      );
      return { ...draft, items: next };
    }
    case 'remove': {
      const isLeft = ({ key }: DraftItem): boolean => key !== change.key;
      const next = items
        .filter(isLeft)
        .map((item) => (item.kind === 'group' ? { ...item, items: item.items.filter(isLeft) } : item));
      return { ...draft, items: next.filter((item) => item.kind !== 'group' || item.items.length > 0) };
    }
  }
}

/** Returns all conditions of a draft, those of groups included. */
export function draftConditions({ items }: FilterDraft): readonly DraftCondition[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return item.items;
    return item.kind === 'condition' ? [item] : [];
  });
}

/** Returns whether every part of a condition has an input. */
export function canBeEdited(fields: readonly FilterField[], condition: FilterCondition): boolean {
  const field = fieldOfCondition(fields, condition);
  if (!field) return false;
  const { operator, values } = condition;
  const isOffered = field.operators.includes(operator) || field.operators.includes(`${operator}i`);
  return isOffered && !(operatorValues(operator) === 'none' && values[0] === 'false');
}

/** Returns whether a condition is complete. Conditions without an input come from an address and are preserved. */
export function isComplete(fields: readonly FilterField[], condition: FilterCondition): boolean {
  const field = fieldOfCondition(fields, condition);
  return !field || !canBeEdited(fields, condition) || isCompleteCondition(field, condition);
}

function ordered(fields: readonly FilterField[], condition: FilterCondition): FilterCondition {
  const field = fieldOfCondition(fields, condition);
  return field && canBeEdited(fields, condition) ? inOrder(field, condition) : condition;
}

/** Returns the filters of a draft: its complete conditions, with the two values of ranges in order. */
export function filtersOfDraft(fields: readonly FilterField[], { joint, items }: FilterDraft): ListFilters {
  const complete = (drafts: readonly DraftCondition[]) =>
    drafts
      .map(({ condition }) => condition)
      .filter((condition) => isComplete(fields, condition))
      .map((condition) => ordered(fields, condition));
  const filters = items.flatMap((item): readonly ListFilter[] => {
    if (item.kind === 'condition') return complete([item]);
    if (item.kind === 'other') return [item.filter];
    const conditions = complete(item.items);
    return conditions.length > 1 ? [{ kind: 'group', joint: groupJoint(joint), conditions }] : conditions;
  });
  const [only] = filters;
  if (filters.length === 1 && only?.kind === 'group') return { joint: only.joint, items: only.conditions };
  return { joint: filters.length > 1 ? joint : 'and', items: filters };
}

/** Returns the initial values of a condition. */
function firstValues({ input }: FilterField, operator: string): readonly string[] {
  const takes = operatorValues(operator);
  if (takes === 'none') return ['true'];
  if (takes === 'period') return ['last-7-days'];
  return input === 'boolean' ? ['true'] : [];
}

/** Returns a new condition on a field. */
export function newCondition(field: FilterField, operator = field.operators[0] ?? '$eq'): FilterCondition {
  return { kind: 'condition', path: field.path, operator, values: firstValues(field, operator) };
}

/** Returns a condition with another operator, and with its values if they have the same meaning. */
export function withOperator(
  field: FilterField,
  condition: FilterCondition,
  operator: string,
): FilterCondition {
  const { values } = condition;
  return sharesValues(condition.operator, operator)
    ? { ...condition, operator, values }
    : newCondition(field, operator);
}
