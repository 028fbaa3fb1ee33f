import type { ComponentAttribute, DynamicZoneAttribute } from '../schema/index.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';

/**
 * Returns the rules on presence and number of items that a list breaks. In a draft an empty list, required or not, breaks
 * none; a list with items is held to its minimum. What is published needs an item where it is required.
 */
function brokenListRules(
  attribute: ComponentAttribute | DynamicZoneAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  if (value === undefined || value === null) {
    return attribute.required === true && !context.draft ? brokenAbsence(value, context) : [];
  }
  return Array.isArray(value)
    ? brokenCountRules(attribute, value.length, context)
    : [broken('type', { type: 'array', value })];
}

/** Returns the list rules that a repeatable component breaks. */
export function brokenRepeatableRules(
  attribute: ComponentAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  return brokenListRules(attribute, value, context);
}

/** Returns the list rules that a dynamic zone breaks. */
export function brokenZoneRules(
  attribute: DynamicZoneAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  return brokenListRules(attribute, value, context);
}

/** Whether a single component is there and is an object. */
export function brokenComponentRules(
  attribute: ComponentAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  if (value === undefined || value === null) {
    if (attribute.required !== true || context.draft) return [];
    return context.source === 'wire' && value === null
      ? [broken('type', { type: 'object', value })]
      : brokenAbsence(value, context);
  }
  return isRecord(value) ? [] : [broken('type', { type: 'object', value })];
}

/** Whether a value can be the content of a component. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function brokenAbsence(value: null | undefined, { mode, source, inComponent }: RuleContext): BrokenRule[] {
  if (value === undefined && mode === 'update' && !(source === 'form' && inComponent)) return [];
  if (source === 'form') return [broken('required')];
  return value === null ? [broken('type', { type: 'array', value })] : [broken('defined')];
}

function brokenCountRules(
  { required, min, max }: ComponentAttribute | DynamicZoneAttribute,
  count: number,
  { draft }: RuleContext,
): BrokenRule[] {
  const isRequired = required === true && !draft;
  const least = min ?? (isRequired ? 1 : 0);
  const rules: BrokenRule[] = [];
  if (count < least && (count > 0 || isRequired)) rules.push(broken('minItems', { min: least, count }));
  if (max !== undefined && count > max) rules.push(broken('maxItems', { max, count }));
  return rules;
}
