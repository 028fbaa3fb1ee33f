import { isRecord } from '../schema/own-value.ts';
import { array, lazy, mixed, object, ValidationError, type ISchema, type TestContext } from 'yup';
import { brokenBlocksRules, readBlocks } from '../rules/broken-blocks.ts';
import {
  brokenComponentRules,
  brokenRepeatableRules,
  brokenZoneRules,
  brokenMediaRules,
  brokenRelationRules,
} from '../rules/non-scalar.ts';
import { brokenScalarRules } from '../rules/scalar.ts';
import type { BrokenRule, RuleContext } from '../rules/rule.ts';
import type { TextMatcher } from '../rules/text.ts';
import type {
  Attribute,
  BlocksAttribute,
  ComponentAttribute,
  DynamicZoneAttribute,
} from '../schema/attribute.ts';
import { pathText, type PathStep } from './issue.ts';

/** A yup schema of any kind of value. */
export type AnySchema = ISchema<unknown>;

/** The state of one run of a schema. */
export interface Validating {
  /** The number of further broken rules to collect: thousands would take long to collect and to read. */
  left: number;
  /** Runs regular expressions. @default synchronously */
  readonly matches?: TextMatcher | undefined;
}

/** Returns the schema of a component's content; undefined if the component does not exist. */
export type ComponentSchemas = (uid: string, context: RuleContext) => AnySchema | undefined;

/** A broken rule inside the value that a test validates. */
interface InnerBroken extends BrokenRule {
  readonly at?: readonly PathStep[];
}

/** Converts an attribute into a yup schema whose every test is a rule of the rule table. */
export function attributeSchema(
  attribute: Attribute,
  context: RuleContext,
  components: ComponentSchemas,
): AnySchema {
  if (attribute.type === 'component') {
    return attribute.repeatable === true
      ? repeatableSchema(attribute, context, components)
      : componentSchema(attribute, context, components);
  }
  if (attribute.type === 'dynamiczone') return zoneSchema(attribute, context, components);
  if (attribute.type === 'media') return ruled((value) => brokenMediaRules(attribute, value, context));
  if (attribute.type === 'relation') return ruled((value) => brokenRelationRules(attribute, value));
  if (attribute.type === 'blocks') return ruled((value) => brokenBlocks(attribute, value, context));
  return ruled((value, matches) => brokenScalarRules(attribute, value, context, matches));
}

/** A draft in a form may contain a half-written document; on the wire the structure always has to be valid. */
function brokenBlocks(
  attribute: BlocksAttribute,
  value: unknown,
  context: RuleContext,
): readonly InnerBroken[] {
  const blocks = context.source === 'wire' ? readBlocks(value) : value;
  const presence = brokenScalarRules(attribute, blocks, context);
  const isSkipped = blocks === null || blocks === undefined || (context.source === 'form' && context.draft);
  return presence.length > 0 || isSkipped ? presence : brokenBlocksRules(blocks);
}

function componentSchema(
  attribute: ComponentAttribute,
  context: RuleContext,
  components: ComponentSchemas,
): AnySchema {
  const content = itemSchema(attribute.component, context, components);
  const withoutContent = ruled((given) => brokenComponentRules(attribute, given, context));
  return lazy((value: unknown) => (isRecord(value) ? content : withoutContent));
}

function repeatableSchema(
  attribute: ComponentAttribute,
  context: RuleContext,
  components: ComponentSchemas,
): AnySchema {
  const content = itemSchema(attribute.component, context, components);
  const item = lazy((value: unknown) => (isRecord(value) ? content : notAnObject));
  return listSchema(item, (value) => brokenRepeatableRules(attribute, value, context));
}

function zoneSchema(
  attribute: DynamicZoneAttribute,
  context: RuleContext,
  components: ComponentSchemas,
): AnySchema {
  const contents = new Map(attribute.components.map((uid) => [uid, itemSchema(uid, context, components)]));
  const item = lazy((value: unknown) => {
    if (!isRecord(value)) return notAnObject;
    const uid = value['__component'];
    // Items of components that the zone does not allow are dropped when the entry is stored.
    return typeof uid === 'string' && uid !== '' ? (contents.get(uid) ?? anything) : withoutComponent;
  });
  return listSchema(item, (value) => brokenZoneRules(attribute, value, context));
}

/** A stored item keeps the values that are not sent; a new one is validated as a whole. */
function itemSchema(uid: string, context: RuleContext, components: ComponentSchemas): AnySchema {
  const stored: RuleContext = { ...context, inComponent: true };
  const created: RuleContext = { ...stored, mode: 'create' };
  return lazy((value: unknown) => {
    const isStored = isRecord(value) && value['id'] !== undefined && value['id'] !== null;
    return components(uid, isStored ? stored : created) ?? anything;
  });
}

function listSchema(item: AnySchema, check: (value: unknown) => readonly BrokenRule[]): AnySchema {
  const list = array().of(item).test(ruleTest(check));
  const notAList = ruled(check);
  return lazy((value: unknown) => (Array.isArray(value) ? list : notAList));
}

/** Returns the schema of a model's attributes together. */
export function modelSchema(shape: Record<string, AnySchema>) {
  return object(shape);
}

export type ModelSchema = ReturnType<typeof modelSchema>;

const anything = mixed();

const notAnObject = ruled((value) => [{ rule: 'type', params: { type: 'object', value } }]);

const withoutComponent = ruled(() => [{ rule: 'required', params: {}, at: ['__component'] }]);

/** Returns the rules that a value breaks. */
type Check = (value: unknown, matches?: TextMatcher) => readonly InnerBroken[];

function ruled(check: Check): AnySchema {
  return mixed().nullable().test(ruleTest(check));
}

/** yup supports one error per test; several broken rules are returned as one error that contains the others. */
function ruleTest(check: Check) {
  return {
    name: 'rules',
    test(value: unknown, context: TestContext) {
      const validating = context.options.context as Validating | undefined;
      if (validating !== undefined && validating.left <= 0) return true;
      // yup reads an absent attribute called `constructor` from Object.prototype; neither JSON nor a form holds functions.
      const own = typeof value === 'function' ? undefined : value;
      const broken = check(own, validating?.matches).slice(0, validating?.left);
      if (broken.length === 0) return true;
      if (validating !== undefined) validating.left -= broken.length;
      const errors = broken.map((one) => createError(one, context));
      const [only] = errors;
      return errors.length === 1 && only !== undefined
        ? only
        : new ValidationError(errors, value, context.path);
    },
  };
}

function createError({ rule, params, at = [] }: InnerBroken, context: TestContext): ValidationError {
  const inner = pathText(at);
  const path = inner === '' || inner.startsWith('[') ? `${context.path}${inner}` : `${context.path}.${inner}`;
  return context.createError({ path, type: rule, message: rule, params: { broken: params } });
}
