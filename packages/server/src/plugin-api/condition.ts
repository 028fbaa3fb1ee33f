import type { ConditionDefinition } from '../identity/conditions.ts';

/**
 * Declares a condition that narrows permissions on entries, such as "is assigned to me". It applies to lists, single
 * entries, bulk operations, role previews and explanations of permissions.
 */
export function defineCondition(condition: ConditionDefinition): ConditionDefinition {
  return Object.freeze({ ...condition });
}
