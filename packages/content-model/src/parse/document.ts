import { isRecord } from '../schema/own-value.ts';
import type { Attribute } from '../schema/attribute.ts';
import type { Component, ContentType } from '../schema/content-type.ts';
import { parseAttribute, type CustomFieldDeclarations } from './attribute.ts';
import {
  checkApiName,
  checkAttributeNames,
  checkCollectionName,
  isComponentUid,
  isContentTypeUid,
  type ModelKind,
} from './names.ts';

import { createReporter, type Reporter, type SchemaProblem, type SchemaSource } from './problem.ts';

/** A document parsed as far as possible, and all its problems. */
export interface Parsed<Model> {
  /** Absent if the document is unusable. Attributes with problems are omitted. */
  readonly value?: Model;
  readonly problems: readonly SchemaProblem[];
}

/** A model with its file. */
export interface Located<Model> {
  readonly file: string;
  readonly model: Model;
}

type Json = Readonly<Record<string, unknown>>;

/** `$schema` names the JSON Schema of the document for editors; the server ignores it. */
const componentKeys = ['$schema', 'collectionName', 'info', 'options', 'pluginOptions', 'attributes'];
const contentTypeKeys = ['kind', ...componentKeys];

/**
 * Parses the JSON document of a content type and validates it separately. Never throws.
 * @param document the result of `JSON.parse`
 * @param fields custom fields that it may name.
 * @default none
 */
export function parseContentType(
  document: unknown,
  source: SchemaSource,
  fields?: CustomFieldDeclarations,
): Parsed<ContentType> {
  const problems: SchemaProblem[] = [];
  const reporter = createReporter(source.file, problems);
  if (!isContentTypeUid(source.uid)) {
    reporter.report(
      'INVALID_NAME',
      '',
      `The uid "${source.uid}" must have the form "api::article.article": rename the file.`,
    );
  }
  if (!isDocument(document, reporter)) return { problems };
  checkKeys(document, contentTypeKeys, reporter);
  const { kind } = document;
  if (kind !== 'collectionType' && kind !== 'singleType') {
    reporter.report(
      kind === undefined ? 'MISSING' : 'WRONG_TYPE',
      'kind',
      'The "kind" must be "collectionType" or "singleType".',
    );
  }
  const info = readInfo(document, ['singularName', 'pluralName', 'displayName'], reporter);
  if (info['singularName'] !== undefined)
    checkApiName('singularName', info['singularName'], reporter.within('info'));
  if (info['pluralName'] !== undefined)
    checkApiName('pluralName', info['pluralName'], reporter.within('info'));
  const value: ContentType = {
    ...readShared(document, reporter),
    uid: source.uid,
    kind: kind === 'singleType' ? kind : 'collectionType',
    info: {
      ...info,
      singularName: info['singularName'] ?? '',
      pluralName: info['pluralName'] ?? '',
      displayName: info['displayName'] ?? '',
    },
    options: readOptions(document, reporter),
    attributes: readAttributes(document, { kind: 'content type', fields }, reporter),
  };
  return { value, problems };
}

/**
 * Parses the JSON document of a component and validates it separately. Never throws.
 * @param document the result of `JSON.parse`
 * @param fields custom fields that it may name.
 * @default none
 */
export function parseComponent(
  document: unknown,
  source: SchemaSource,
  fields?: CustomFieldDeclarations,
): Parsed<Component> {
  const problems: SchemaProblem[] = [];
  const reporter = createReporter(source.file, problems);
  if (!isComponentUid(source.uid)) {
    reporter.report(
      'INVALID_NAME',
      '',
      `The uid "${source.uid}" must have the form "shared.seo": rename the file or its folder.`,
    );
  }
  if (!isDocument(document, reporter)) return { problems };
  checkKeys(document, componentKeys, reporter);
  const info = readInfo(document, ['displayName'], reporter);
  const value: Component = {
    ...readShared(document, reporter),
    uid: source.uid,
    category: source.uid.split('.')[0] ?? '',
    info: { ...info, displayName: info['displayName'] ?? '' },
    options: readOptions(document, reporter),
    attributes: readAttributes(document, { kind: 'component', fields }, reporter),
  };
  return { value, problems };
}

function isDocument(document: unknown, reporter: Reporter): document is Json {
  if (isRecord(document)) return true;
  reporter.report('NOT_AN_OBJECT', '', 'The file must contain one JSON object.');
  return false;
}

function checkKeys(document: Json, known: readonly string[], reporter: Reporter): void {
  for (const key of Object.keys(document)) {
    if (!known.includes(key))
      reporter.report(
        'UNKNOWN_KEY',
        key,
        `There is no key "${key}" here: remove it or use one of ${known.join(', ')}.`,
      );
  }
}

function readShared(
  document: Json,
  reporter: Reporter,
): Pick<ContentType, 'collectionName' | 'pluginOptions'> {
  const { collectionName, pluginOptions } = document;
  const hasPluginOptions = isRecord(pluginOptions) && Object.values(pluginOptions).every(isRecord);
  if (pluginOptions !== undefined && !hasPluginOptions) {
    reporter.report(
      'WRONG_TYPE',
      'pluginOptions',
      'The "pluginOptions" must be an object of objects by plugin.',
    );
  }
  if (collectionName !== undefined && typeof collectionName !== 'string') {
    reporter.report('WRONG_TYPE', 'collectionName', 'The "collectionName" must be a string.');
  }
  if (typeof collectionName === 'string') checkCollectionName(collectionName, reporter);
  return {
    ...(typeof collectionName === 'string' ? { collectionName } : {}),
    ...(hasPluginOptions
      ? { pluginOptions: pluginOptions as NonNullable<ContentType['pluginOptions']> }
      : {}),
  };
}

function readInfo(
  document: Json,
  needed: readonly string[],
  reporter: Reporter,
): Readonly<Record<string, string>> {
  const { info } = document;
  if (!isRecord(info)) {
    reporter.report('MISSING', 'info', `The document needs an object "info" with ${needed.join(', ')}.`);
    return {};
  }
  const texts: [string, string][] = [];
  for (const [key, value] of Object.entries(info)) {
    if (typeof value === 'string') texts.push([key, value]);
    else reporter.report('WRONG_TYPE', `info.${key}`, `The ${key} must be a string.`);
  }
  for (const key of needed) {
    if (info[key] === undefined || info[key] === '')
      reporter.report('MISSING', `info.${key}`, `The ${key} is missing: add it.`);
  }
  return Object.fromEntries(texts);
}

function readOptions(document: Json, reporter: Reporter): Json {
  const { options } = document;
  if (options === undefined) return {};
  if (!isRecord(options)) {
    reporter.report('WRONG_TYPE', 'options', 'The "options" must be an object.');
    return {};
  }
  for (const key of ['draftAndPublish', 'reviewWorkflows']) {
    if (options[key] === undefined || typeof options[key] === 'boolean') continue;
    reporter.report('WRONG_TYPE', `options.${key}`, `The option "${key}" must be true or false.`);
  }
  return options;
}

function readAttributes(
  document: Json,
  { kind, fields }: { readonly kind: ModelKind; readonly fields: CustomFieldDeclarations | undefined },
  reporter: Reporter,
): Readonly<Record<string, Attribute>> {
  const { attributes } = document;
  if (!isRecord(attributes)) {
    reporter.report('MISSING', 'attributes', 'The document needs an object "attributes".');
    return {};
  }
  const scoped = reporter.within('attributes');
  checkAttributeNames(Object.keys(attributes), kind, scoped);
  const parsed: [string, Attribute][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = parseAttribute(value, scoped.within(name), fields);
    if (attribute !== undefined) parsed.push([name, attribute]);
  }
  return Object.fromEntries(parsed);
}
