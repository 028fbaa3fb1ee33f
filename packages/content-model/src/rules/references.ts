import { isToOne, type MediaAttribute, type RelationAttribute } from '../schema/index.ts';
import { isRecord } from './lists.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';

/** Media: an id, a file object, or a list of them; nothing counts as missing where the attribute is required. */
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
 * Relations: on the wire an id, a list of ids, `{connect, disconnect}`, `{set}` or a count read back; in a form
 * the linked entries. A relation to one entry takes a list of one at most. Whether the targets exist is a question for the
 * database.
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

/** Something that names one entry or file: an id or an object that carries one. */
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
