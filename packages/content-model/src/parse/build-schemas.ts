import type { UidAttribute } from '../schema/attribute.ts';
import type { Component, ContentType, Schemas } from '../schema/content-type.ts';
import type { CustomFieldDeclarations } from './attribute.ts';
import { parseComponent, parseContentType, type Located, type Parsed } from './document.ts';
import {
  createReporter,
  type Reporter,
  type SchemaProblem,
  type SchemaSource,
  type SchemaRule,
} from './problem.ts';
import { extendContentTypes, extensionFile, type ContentTypeExtension } from './extensions.ts';
import { checkComponents, componentCycles, checkRelation } from './references.ts';

/** A document to parse, with its origin. `document` is the result of `JSON.parse`. */
export interface SchemaDocument extends SchemaSource {
  readonly document: unknown;
}

export interface SchemaInput {
  readonly contentTypes: readonly SchemaDocument[];
  readonly components: readonly SchemaDocument[];
  /** Uids of content types without a document that relations may target, besides `admin::user`. */
  readonly knownTypes?: readonly string[];
  /** Descriptions of further types without a document that relations may target. @default none */
  readonly linkTargets?: readonly ContentType[];
  /** Custom fields that attributes may name. @default none */
  readonly customFields?: CustomFieldDeclarations;
  /** Attributes that plugins add to the content types, in the order in which they are added. @default none */
  readonly extensions?: readonly ContentTypeExtension[];
}

/** All schemas, and every problem in them. Schemas with problems must not be used to store content. */
export interface BuiltSchemas {
  readonly schemas: Schemas;
  readonly problems: readonly SchemaProblem[];
}

/** Parses all documents, validates each separately and then their references. Never throws. */
export function buildSchemas(input: SchemaInput): BuiltSchemas {
  const problems: SchemaProblem[] = [];
  const { customFields, extensions = [], linkTargets = [] } = input;
  const declared = readAll(
    input.contentTypes,
    (document, source) => parseContentType(document, source, customFields),
    problems,
  );
  const contentTypes = extendContentTypes(declared, extensions, customFields, problems);
  const components = readAll(
    input.components,
    (document, source) => parseComponent(document, source, customFields),
    problems,
  );
  const targets = new Map(linkTargets.map((target) => [target.uid, target]));
  const schemas: Schemas = {
    contentTypes: byUid(contentTypes),
    components: byUid(components),
    ...(targets.size > 0 && { linkTargets: targets }),
  };
  checkDuplicates(contentTypes, components, problems);
  const known = { schemas, knownTypes: new Set([...(input.knownTypes ?? []), ...targets.keys()]) };
  for (const located of contentTypes) checkModel(located, false, known, problems);
  for (const located of components) checkModel(located, true, known, problems);
  checkCycles(components, schemas, problems);
  return { schemas, problems };
}

function readAll<Model>(
  documents: readonly SchemaDocument[],
  parse: (document: unknown, source: SchemaSource) => Parsed<Model>,
  problems: SchemaProblem[],
): Located<Model>[] {
  return documents.flatMap(({ document, ...source }) => {
    const parsed = parse(document, source);
    problems.push(...parsed.problems);
    return parsed.value === undefined ? [] : [{ file: source.file, model: parsed.value }];
  });
}

function byUid<Model extends { readonly uid: string }>(
  located: readonly Located<Model>[],
): ReadonlyMap<string, Model> {
  return new Map(located.map(({ model }) => [model.uid, model]));
}

function checkModel(
  { file, model }: Located<ContentType | Component>,
  isComponent: boolean,
  { schemas, knownTypes }: { readonly schemas: Schemas; readonly knownTypes: ReadonlySet<string> },
  problems: SchemaProblem[],
): void {
  const { uid, attributes } = model;
  const { contentTypes, components } = schemas;
  for (const [name, attribute] of Object.entries(attributes)) {
    const { addedBy } = attribute;
    const source = addedBy === undefined ? file : extensionFile(addedBy, uid);
    const scoped = createReporter(source, problems).within(`attributes.${name}`);
    checkComponents(attribute, components, scoped);
    if (attribute.type === 'relation') {
      const relation = { owner: { uid, isComponent, attributes }, name, attribute };
      checkRelation(relation, { contentTypes, knownTypes }, scoped);
    }
    if (attribute.type === 'uid') checkTargetField(attribute, model, scoped);
  }
}

const uidSources: ReadonlySet<string> = new Set(['string', 'text', 'email', 'enumeration']);

function checkTargetField(
  { targetField }: UidAttribute,
  { attributes }: ContentType | Component,
  reporter: Reporter,
): void {
  if (targetField === undefined) return;
  const target = Object.hasOwn(attributes, targetField) ? attributes[targetField] : undefined;
  if (target === undefined) {
    reporter.report(
      'TARGET_FIELD_MISSING',
      'targetField',
      `There is no attribute "${targetField}" to derive the value from: correct the name.`,
    );
  } else if (!uidSources.has(target.type)) {
    reporter.report(
      'TARGET_FIELD_TYPE',
      'targetField',
      `The value cannot be derived from "${targetField}" of type ${target.type}: name an attribute of type ${[...uidSources].join(', ')}.`,
    );
  }
}

function checkCycles(
  components: readonly Located<Component>[],
  schemas: Schemas,
  problems: SchemaProblem[],
): void {
  for (const cycle of componentCycles(schemas.components)) {
    const file = components.find(({ model }) => model.uid === cycle[0])?.file ?? '';
    const message = `The component contains itself (${cycle.join(' > ')}): remove one of these steps.`;
    createReporter(file, problems).report('COMPONENT_CYCLE', 'attributes', message);
  }
}

/** Finds names that more than one document uses. */
export function checkDuplicates(
  contentTypes: readonly Located<ContentType>[],
  components: readonly Located<Component>[],
  problems: SchemaProblem[],
): void {
  const all: readonly Located<ContentType | Component>[] = [...contentTypes, ...components];
  checkClaims(all, ['DUPLICATE_UID', ''], ({ model }) => model.uid, problems);
  checkClaims(all, ['DUPLICATE_COLLECTION', 'collectionName'], ({ model }) => model.collectionName, problems);
  const apiTypes = contentTypes.filter(({ model }) => model.uid.startsWith('api::'));
  checkClaims(
    apiTypes,
    ['DUPLICATE_SINGULAR_NAME', 'info.singularName'],
    ({ model }) => model.info.singularName,
    problems,
  );
  checkClaims(
    apiTypes,
    ['DUPLICATE_PLURAL_NAME', 'info.pluralName'],
    ({ model }) => model.info.pluralName,
    problems,
  );
  for (const { file, model } of apiTypes) {
    const { singularName, pluralName } = model.info;
    if (singularName === '' || singularName !== pluralName) continue;
    const message = `The singularName and the pluralName are both "${pluralName}": addresses need two different names.`;
    createReporter(file, problems).report('DUPLICATE_PLURAL_NAME', 'info.pluralName', message);
  }
}

function checkClaims<Model>(
  located: readonly Located<Model>[],
  [rule, path]: readonly [rule: SchemaRule, path: string],
  claim: (item: Located<Model>) => string | undefined,
  problems: SchemaProblem[],
): void {
  const owners = new Map<string, string>();
  for (const item of located) {
    const name = claim(item)?.toLowerCase();
    if (name === undefined || name === '') continue;
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, item.file);
    else {
      const property = path === '' ? 'uid' : path;
      createReporter(item.file, problems).report(
        rule,
        path,
        `The ${property} "${name}" is taken by ${owner}: choose another one.`,
      );
    }
  }
}
