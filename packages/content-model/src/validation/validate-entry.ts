import { brokenBlocksRules, readBlocks } from '../rules/broken-blocks.ts';
import {
  brokenComponentRules,
  brokenMediaRules,
  brokenRelationRules,
  brokenRepeatableRules,
  brokenZoneRules,
} from '../rules/non-scalar.ts';
import type { BrokenRule, RuleContext } from '../rules/rule.ts';
import { brokenScalarRules } from '../rules/scalar.ts';
import type { TextMatcher } from '../rules/text.ts';
import { repeatedUids } from '../rules/uids.ts';
import type { Attribute, Attributes, BlocksAttribute, DynamicZoneAttribute } from '../schema/attribute.ts';
import type { ContentTypeDocument, Schemas } from '../schema/content-type.ts';
import { isRecord, ownValue } from '../schema/own-value.ts';
import type { PathStep, ValidationIssue } from './issue.ts';

type Values = Readonly<Record<string, unknown>>;

export interface EntryToValidate {
  readonly schemas: Schemas;
  readonly contentType: ContentTypeDocument;
  /** Attributes by name. Undeclared keys are ignored. */
  readonly values: Values;
  /** On `update` absent attributes stay unchanged. Publishing validates the stored entry as an update. */
  readonly mode: RuleContext['mode'];
  /** Accepts an incomplete entry, because the result is a draft. */
  readonly draft: boolean;
  /** The origin of the values: a form or HTTP. @default 'wire' */
  readonly source?: RuleContext['source'];
  /** The maximum number of broken rules to collect. @default all of them */
  readonly maxIssues?: number;
  /** Runs regular expressions. @default synchronously */
  readonly matches?: TextMatcher;
  /** Validates JSON values as text. @default true in a form, false on the wire */
  readonly jsonAsText?: boolean;
}

/** One validation. */
interface Run {
  readonly schemas: Schemas;
  readonly matches: TextMatcher | undefined;
  /** The number of further broken rules to collect: thousands would take long to collect and to read. */
  left: number;
  /** The path of the current value. */
  readonly path: PathStep[];
  readonly issues: ValidationIssue[];
}

/** A broken rule inside the value that a rule validates. */
interface InnerBroken extends BrokenRule {
  readonly at?: readonly PathStep[];
}

/**
 * Validates an entry by the rules that forms and the server share. Rules that need the database (`unique` among
 * entries, whether linked entries exist) belong to the server.
 * @returns the broken rules in the order of the attributes, those of a list after those of its items, followed by
 *   repeated uids in its components; an empty list for a valid entry
 */
export function validateEntry(entry: EntryToValidate): readonly ValidationIssue[] {
  const { schemas, contentType, values, matches, maxIssues = Infinity, source = 'wire' } = entry;
  const { mode, draft, jsonAsText = source === 'form' } = entry;
  const run: Run = { schemas, matches, left: maxIssues, path: [], issues: [] };
  validateModel(contentType.attributes, values, { mode, draft, source, jsonAsText, inComponent: false }, run);
  const repeated = repeatedUids(values, contentType, schemas);
  if (repeated.length === 0) return run.issues;
  const unique = repeated.map(({ path }): ValidationIssue => ({ path, rule: 'unique', params: {} }));
  return [...run.issues, ...unique].slice(0, maxIssues);
}

/** A value of an attribute, of the entry or inside a component. */
export interface ValueToValidate {
  readonly attribute: Attribute;
  readonly value: unknown;
  /** `create` for a value of a component that is not stored. */
  readonly mode: RuleContext['mode'];
  readonly draft: boolean;
  readonly inComponent: boolean;
}

/**
 * Validates one value in a form, as {@link validateEntry} does, without the values inside it.
 * @returns the first broken rule; undefined for a valid value. Uids are not compared with others
 */
export function validateValue({ attribute, value, ...given }: ValueToValidate): BrokenRule | undefined {
  const context: RuleContext = { ...given, source: 'form', jsonAsText: true };
  return brokenRules(attribute, value, context).find(({ at = [] }) => at.length === 0);
}

function validateModel(attributes: Attributes, values: Values, context: RuleContext, run: Run): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    if (run.left <= 0) return;
    const value = ownValue(values, name);
    run.path.push(name);
    // Counted before those of the items, which are reported first.
    const own = brokenRules(attribute, value, context, run.matches).slice(0, run.left);
    run.left -= own.length;
    validateInside(attribute, value, context, run);
    for (const broken of own) add(run, broken);
    run.path.pop();
  }
}

/** Returns the rules that a value breaks, without those of the components in it. */
function brokenRules(
  attribute: Attribute,
  value: unknown,
  context: RuleContext,
  matches?: TextMatcher,
): readonly InnerBroken[] {
  switch (attribute.type) {
    case 'component':
      return attribute.repeatable === true
        ? brokenRepeatableRules(attribute, value, context)
        : brokenComponentRules(attribute, value, context);
    case 'dynamiczone':
      return brokenZoneRules(attribute, value, context);
    case 'media':
      return brokenMediaRules(attribute, value, context);
    case 'relation':
      return brokenRelationRules(attribute, value);
    case 'blocks':
      return brokenDocumentRules(attribute, value, context);
    default:
      return brokenScalarRules(attribute, value, context, matches);
  }
}

/** A draft in a form may contain a half-written document; on the wire the structure always has to be valid. */
function brokenDocumentRules(
  attribute: BlocksAttribute,
  value: unknown,
  context: RuleContext,
): readonly InnerBroken[] {
  const blocks = context.source === 'wire' ? readBlocks(value) : value;
  const presence = brokenScalarRules(attribute, blocks, context);
  const isSkipped = blocks === null || blocks === undefined || (context.source === 'form' && context.draft);
  return presence.length > 0 || isSkipped ? presence : brokenBlocksRules(blocks);
}

/** Validates the components in a value. */
function validateInside(attribute: Attribute, value: unknown, context: RuleContext, run: Run): void {
  if (attribute.type === 'component' && attribute.repeatable !== true) {
    if (isRecord(value)) validateComponent(attribute.component, value, context, run);
    return;
  }
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return;
  if (!Array.isArray(value)) return;
  const items: readonly unknown[] = value;
  for (const [index, item] of items.entries()) {
    if (run.left <= 0) return;
    run.path.push(index);
    if (!isRecord(item)) report(run, { rule: 'type', params: { type: 'object', value: item } });
    else if (attribute.type === 'component') validateComponent(attribute.component, item, context, run);
    else validateZoneItem(attribute, item, context, run);
    run.path.pop();
  }
}

function validateZoneItem(zone: DynamicZoneAttribute, item: Values, context: RuleContext, run: Run): void {
  const uid = ownValue(item, '__component');
  if (typeof uid !== 'string' || uid === '')
    report(run, { rule: 'required', params: {}, at: ['__component'] });
  // Items of components that the zone does not allow are dropped when the entry is stored.
  else if (zone.components.includes(uid)) validateComponent(uid, item, context, run);
}

/** A stored component keeps the values that are not sent; a new one is validated as a whole. */
function validateComponent(uid: string, component: Values, context: RuleContext, run: Run): void {
  const model = run.schemas.components.get(uid);
  if (model === undefined) return;
  const isStored = (ownValue(component, 'id') ?? null) !== null;
  const mode = isStored ? context.mode : 'create';
  validateModel(model.attributes, component, { ...context, mode, inComponent: true }, run);
}

function report(run: Run, broken: InnerBroken): void {
  run.left -= 1;
  add(run, broken);
}

function add(run: Run, { rule, params, at = [] }: InnerBroken): void {
  run.issues.push({ path: [...run.path, ...at], rule, params });
}
