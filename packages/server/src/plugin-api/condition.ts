import type { ConditionDefinition, ValuedConditionDefinition } from '../identity/conditions.ts';

/**
 * Declares a condition that narrows permissions on entries, such as "is assigned to me". It applies to lists, single
 * entries, bulk operations, role previews and explanations of permissions.
 */
export function defineCondition(condition: ConditionDefinition): ConditionDefinition {
  return Object.freeze({ ...condition });
}

/**
 * Declares a condition with a value that administrators choose in the permission editor, such as "is in stage Review".
 * The values may change while the server runs.
 */
export function defineValuedCondition(definition: ValuedConditionDefinition): ValuedConditionDefinition {
  return Object.freeze({ ...definition });
}
