import type { ComponentAttribute, DynamicZoneAttribute } from '../schema/index.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';

/**
 * The rules on whether a repeatable component is there and how many items it has. An empty list satisfies a
 * minimum unless the attribute is required; what is required has at least one item once it is published.
 */
export function brokenRepeatableRules(
  attribute: ComponentAttribute,
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

/** As for repeatable components, but a required zone must be there from the start, even in a draft. */
export function brokenZoneRules(
  attribute: DynamicZoneAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  if (value === undefined || value === null)
    return attribute.required === true ? brokenAbsence(value, context) : [];
  return Array.isArray(value)
    ? brokenCountRules(attribute, value.length, context)
    : [broken('type', { type: 'array', value })];
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
  const isRequired = required === true;
  const least = min ?? (isRequired && !draft ? 1 : 0);
  const rules: BrokenRule[] = [];
  if (count < least && (count > 0 || isRequired)) rules.push(broken('minItems', { min: least, count }));
  if (max !== undefined && count > max) rules.push(broken('maxItems', { max, count }));
  return rules;
}
