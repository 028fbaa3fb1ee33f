import { isRecord } from '../schema/own-value.ts';
import { ValidationError } from 'yup';

import { type RuleContext, ruleNames, type RuleName } from '../rules/rule.ts';
import type { TextMatcher } from '../rules/text.ts';
import { repeatedUids } from '../rules/uids.ts';
import type { Attribute, Attributes } from '../schema/attribute.ts';
import type { Schemas, ContentTypeDocument } from '../schema/content-type.ts';
import {
  attributeSchema,
  modelSchema,
  type AnySchema,
  type ModelSchema,
  type Validating,
} from './attribute-schema.ts';
import { parsePath, type ValidationIssue } from './issue.ts';

interface Model {
  readonly attributes: Attributes;
}

type Compiled = Map<string, ModelSchema>;

/** Compiled schemas, cached for the lifetime of their schemas, once per model and rule context. */
const compiled = new WeakMap<Schemas, WeakMap<Model, Compiled>>();

/** Returns the yup schema of a content type or component in a rule context. */
export function compileModel(model: Model, context: RuleContext, schemas: Schemas): ModelSchema {
  const key = `${context.mode} ${context.draft} ${context.source} ${context.jsonAsText} ${context.inComponent}`;
  const cache = cacheOf(model, schemas);
  let schema = cache.get(key);
  if (schema === undefined) {
    schema = build(model, context, schemas);
    cache.set(key, schema);
  }
  return schema;
}

function cacheOf(model: Model, schemas: Schemas): Compiled {
  let models = compiled.get(schemas);
  if (models === undefined) compiled.set(schemas, (models = new WeakMap()));
  let cache = models.get(model);
  if (cache === undefined) models.set(model, (cache = new Map()));
  return cache;
}

function build({ attributes }: Model, context: RuleContext, schemas: Schemas): ModelSchema {
  const components = (uid: string, inner: RuleContext): AnySchema | undefined => {
    const component = schemas.components.get(uid);
    return component === undefined ? undefined : compileModel(component, inner, schemas);
  };
  const shape = Object.entries(attributes).map(
    ([name, attribute]) => [name, attributeSchema(attribute, context, components)] as const,
  );
  return modelSchema(Object.fromEntries(shape));
}

export interface EntryToValidate {
  readonly schemas: Schemas;
  /** Must be the same object from call to call, because its compiled schema is cached by it. */
  readonly contentType: ContentTypeDocument;
  /** Attributes by name. Undeclared keys are ignored. */
  readonly values: Readonly<Record<string, unknown>>;
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

const options = { strict: true, abortEarly: false, disableStackTrace: true } as const;

/**
 * Validates an entry by the rules that forms and the server share. Rules that need the database (`unique` among
 * entries, whether linked entries exist) belong to the server.
 * @returns the broken rules in the order of the attributes, followed by repeated uids in its components; an empty list
 *   for a valid entry
 */
export function validateEntry(entry: EntryToValidate): readonly ValidationIssue[] {
  const broken = brokenByAttribute(entry);
  const repeated = repeatedUids(entry.values, entry.contentType, entry.schemas);
  if (repeated.length === 0) return broken;
  const issues = repeated.map(({ path }): ValidationIssue => ({ path, rule: 'unique', params: {} }));
  return [...broken, ...issues].slice(0, entry.maxIssues);
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
 * Validates one value in a form, as {@link validateEntry} does, without the values inside it. A form validates a value after
 * its change, which takes as long as a frame for all values of a large entry.
 * @returns the first broken rule, at the path `value`; undefined for a valid value. Uids are not compared with others
 */
export function validateValue({ attribute, value, ...given }: ValueToValidate): ValidationIssue | undefined {
  const context: RuleContext = { ...given, source: 'form', jsonAsText: true };
  const schema = modelSchema({ value: attributeSchema(attribute, context, () => undefined) });
  return brokenBy(() => schema.validateSync({ value }, options)).find(({ path }) => path.length === 1);
}

function brokenByAttribute(entry: EntryToValidate): readonly ValidationIssue[] {
  const source = entry.source ?? 'wire';
  const circumstances: RuleContext = {
    mode: entry.mode,
    draft: entry.draft,
    source,
    jsonAsText: entry.jsonAsText ?? source === 'form',
    inComponent: false,
  };
  const schema = compileModel(entry.contentType, circumstances, entry.schemas);
  const context: Validating = { left: entry.maxIssues ?? Infinity, matches: entry.matches };
  return brokenBy(() => schema.validateSync(entry.values, { ...options, context }));
}

/** Returns the broken rules that a validation throws. */
function brokenBy(validate: () => void): readonly ValidationIssue[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return issuesOf(error);
    throw error;
  }
}

function issuesOf(error: ValidationError): readonly ValidationIssue[] {
  const leaves = error.inner.length === 0 ? [error] : error.inner;
  return leaves.map(({ path = '', type, params }) => {
    const given: unknown = params?.['broken'];
    return { path: parsePath(path), rule: toRule(type), params: isRecord(given) ? given : {} };
  });
}

function toRule(type: string | undefined): RuleName {
  return ruleNames.find((rule) => rule === type) ?? 'type';
}
