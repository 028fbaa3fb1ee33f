import { isRecord } from '../schema/own-value.ts';
import {
  type ComponentAttribute,
  type DynamicZoneAttribute,
  isToOne,
  type MediaAttribute,
  type RelationAttribute,
} from '../schema/attribute.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';

/**
 * Returns the rules on presence and number of items that a list breaks. In a draft an empty list, required or not,
 * breaks none; a list with items has to reach its minimum. A published list needs an item if it is required.
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

/** Returns the rules that a single component breaks: presence, and being an object. */
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

/**
 * Returns the rules that a media value breaks: an id, a file object, or a list of them; an empty one counts as missing
 * if the attribute is required.
 */
export function brokenMediaRules(
  attribute: MediaAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  const isMissing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (isMissing) return brokenMediaPresence(attribute, value, context);
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.every(isReference) ? [] : [broken('type', { type: 'media', value })];
}

function brokenMediaPresence(attribute: MediaAttribute, value: unknown, context: RuleContext): BrokenRule[] {
  if (attribute.required !== true || context.draft) return [];
  const isUntouched =
    value === undefined && context.mode === 'update' && !(context.source === 'form' && context.inComponent);
  if (isUntouched) return [];
  return [broken(context.source === 'wire' && value === undefined ? 'defined' : 'required')];
}

/**
 * Returns the rules that a relation breaks. On the wire it is an id, a list of ids, `{connect, disconnect}`, `{set}` or
 * a count read back; in a form the linked entries. A to-one relation takes a list of at most one. The existence of
 * targets is checked in the database.
 */
export function brokenRelationRules(attribute: RelationAttribute, value: unknown): BrokenRule[] {
  if (value === undefined || value === null) return [];
  const isValid = Array.isArray(value)
    ? value.every(isReference) && (value.length < 2 || !isToOne(attribute))
    : isReference(value) || isChange(value);
  return isValid ? [] : [broken('type', { type: 'relation', value })];
}

const listKeys = ['connect', 'disconnect', 'set'] as const;

function isChange(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (typeof value['count'] === 'number') return true;
  const lists = listKeys.filter((key) => value[key] !== undefined);
  return lists.length > 0 && lists.every((key) => isReferenceList(value[key]));
}

function isReferenceList(value: unknown): boolean {
  return value === null || isReference(value) || (Array.isArray(value) && value.every(isReference));
}

/** Returns whether a value names one entry or file: an id or an object with one. */
function isReference(value: unknown): boolean {
  if (isRecord(value)) return isId(value['id']);
  return isId(value);
}

function isId(value: unknown): boolean {
  return (
    (typeof value === 'number' && Number.isInteger(value)) ||
    (typeof value === 'string' && /^\d+$/.test(value))
  );
}
