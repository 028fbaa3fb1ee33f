import {
  isScalar,
  isToOne,
  type Attribute,
  type Attributes,
  type ScalarAttribute,
} from '../schema/attribute.ts';
import { hasDraftAndPublish, isLocalized, type ContentType, type Schemas } from '../schema/content-type.ts';
import { projectionLines, type DeclaredProjection } from './declare-projections.ts';
import { describeValue } from './describe-value.ts';
import { typeNames } from './type-names.ts';

/** The package whose types the declarations use. */
const clientPackage = '@admin/client';

const clientTypes = [
  'BlockNode',
  'Json',
  'ManyComponents',
  'ManyFiles',
  'OneComponent',
  'OneFile',
  'ToMany',
  'ToOne',
  'Zone',
] as const;

const schemaName = 'ContentSchema';

/** The width at which Prettier breaks lines by default. */
const maxWidth = 80;

/** A property of an interface. */
interface Property {
  readonly name: string;
  /** The members of its union type. */
  readonly types: readonly string[];
  readonly comment?: string;
}

function comment(text: string | undefined, indent: string): readonly string[] {
  const words = text?.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/') ?? '';
  return words === '' ? [] : [`${indent}/** ${words} */`];
}

function quoted(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** Returns a text in double quotes, or in single ones if it has fewer of them. */
function literal(text: string): string {
  const json = JSON.stringify(text);
  if (text.split('"').length <= text.split("'").length) return json;
  return `'${json
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** Returns the type of a property after its name, in the style of Prettier: on one line, on the next, or on several. */
function typeAfter(start: string, types: readonly string[], indent: string): string {
  const union = types.join(' | ');
  if (types.length === 1 || `${start} ${union};`.length <= maxWidth) return ` ${union};`;
  if (`${indent}${union};`.length <= maxWidth) return `\n${indent}${union};`;
  return `${types.map((type) => `\n${indent}| ${type}`).join('')};`;
}

function propertyLines({ name, types, comment: text }: Property, indent: string): readonly string[] {
  const start = `${indent}readonly ${quoted(name)}:`;
  return [...comment(text, indent), start + typeAfter(start, types, `${indent}  `)];
}

function group(name: string, properties: readonly Property[]): readonly string[] {
  if (properties.length === 0) return [`  readonly ${name}: {};`];
  return [`  readonly ${name}: {`, ...properties.flatMap((one) => propertyLines(one, '    ')), '  };'];
}

function scalarTypes(attribute: ScalarAttribute): readonly string[] {
  switch (attribute.type) {
    case 'enumeration':
      return attribute.enum.map(literal);
    case 'integer':
    case 'float':
    case 'decimal':
      return ['number'];
    case 'boolean':
      return ['boolean'];
    case 'json':
      return ['Json'];
    case 'blocks':
      return ['readonly BlockNode[]'];
    default:
      return ['string'];
  }
}

/** Returns whether the content API returns a scalar. */
function isReturned({ type, private: isPrivate = false }: Attribute): boolean {
  return type !== 'password' && !isPrivate;
}

function fieldsOf(attributes: Attributes): readonly Property[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    if (!isScalar(attribute) || !isReturned(attribute)) return [];
    // JSON includes null.
    const isNullable = attribute.required !== true && attribute.type !== 'json';
    const types = [...scalarTypes(attribute), ...(isNullable ? ['null'] : [])];
    return [{ name, types, comment: describeValue(attribute) }];
  });
}

function writeOnlyOf(attributes: Attributes): readonly Property[] {
  return Object.entries(attributes).flatMap(([name, attribute]) =>
    isScalar(attribute) && !isReturned(attribute) ? [{ name, types: scalarTypes(attribute) }] : [],
  );
}

/** Returns the projections of a content type by name, which clients can request instead of fields and parts. */
export type ProjectionsOf = (contentType: ContentType) => ReadonlyMap<string, DeclaredProjection>;

/** The types that are declared. */
interface Declared {
  readonly schemas: Schemas;
  readonly projectionsOf: ProjectionsOf;
  readonly names: ReadonlyMap<string, string>;
}

function zoneType(uids: readonly string[], { names }: Declared): string {
  const lines = uids.map((uid) => `      readonly ${quoted(uid)}: ${names.get(uid) ?? 'never'};`);
  return ['Zone<{', ...lines, '    }>'].join('\n');
}

/** Returns the type of a relation, media attribute, component or zone; null if it is never returned. */
function partType(attribute: Attribute, declared: Declared): string | null {
  const { names, schemas } = declared;
  switch (attribute.type) {
    case 'relation': {
      const { target = '', morphBy } = attribute;
      if (morphBy !== undefined || !schemas.contentTypes.has(target)) return null;
      return `${isToOne(attribute) ? 'ToOne' : 'ToMany'}<${names.get(target) ?? ''}>`;
    }
    case 'media':
      return attribute.multiple === true ? 'ManyFiles' : 'OneFile';
    case 'component':
      return `${attribute.repeatable === true ? 'ManyComponents' : 'OneComponent'}<${names.get(attribute.component) ?? ''}>`;
    case 'dynamiczone':
      return zoneType(attribute.components, declared);
    default:
      return null;
  }
}

function partsOf(attributes: Attributes, declared: Declared): readonly Property[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const type = attribute.private === true ? null : partType(attribute, declared);
    return type === null ? [] : [{ name, types: [type] }];
  });
}

function systemFields(contentType: ContentType): readonly Property[] {
  return [
    { name: 'id', types: ['number'] },
    { name: 'createdAt', types: ['string'] },
    { name: 'updatedAt', types: ['string'] },
    ...(hasDraftAndPublish(contentType)
      ? [{ name: 'publishedAt', types: ['string', 'null'], comment: 'Null for a draft.' }]
      : []),
    ...(isLocalized(contentType) ? [{ name: 'locale', types: ['string'] }] : []),
  ];
}

function declaration(
  uid: string,
  {
    attributes,
    info,
  }: Pick<ContentType, 'attributes'> & {
    readonly info: { readonly description?: string; readonly displayName: string };
  },
  { system, declared }: { readonly system: readonly Property[]; readonly declared: Declared },
): string {
  const name = declared.names.get(uid) ?? '';
  const contentType = declared.schemas.contentTypes.get(uid);
  const localizations =
    contentType !== undefined && isLocalized(contentType)
      ? [{ name: 'localizations', types: [`ToMany<${name}>`], comment: 'The other locales of the entry.' }]
      : [];
  return [
    ...comment(info.description ?? info.displayName, ''),
    `export interface ${name} {`,
    ...group('fields', [...system, ...fieldsOf(attributes)]),
    ...group('parts', [...partsOf(attributes, declared), ...localizations]),
    ...group('writeOnly', writeOnlyOf(attributes)),
    ...(contentType === undefined
      ? []
      : projectionLines(declared.projectionsOf(contentType), { quoted, literal, maxWidth })),
    '}',
  ].join('\n');
}

/** Returns the content types of the application, and those that their relations reach. */
function reachedTypes({ contentTypes, components }: Schemas): ReadonlySet<string> {
  const reached = new Set([...contentTypes.keys()].filter((uid) => uid.startsWith('api::')));
  const visited = new Set<Attributes>();
  const visit = (attributes: Attributes): void => {
    if (visited.has(attributes)) return;
    visited.add(attributes);
    for (const attribute of Object.values(attributes)) {
      if (attribute.type === 'relation') add(attribute.target ?? '');
      if (attribute.type === 'component') visit(components.get(attribute.component)?.attributes ?? {});
      if (attribute.type !== 'dynamiczone') continue;
      for (const uid of attribute.components) visit(components.get(uid)?.attributes ?? {});
    }
  };
  const add = (uid: string): void => {
    const type = contentTypes.get(uid);
    if (type === undefined) return;
    reached.add(uid);
    visit(type.attributes);
  };
  for (const uid of reached) add(uid);
  return reached;
}

function schemaDeclaration(types: readonly ContentType[], names: Declared['names']): string {
  const named = (kind: ContentType['kind'], nameOf: (type: ContentType) => string): readonly Property[] =>
    types
      .filter((type) => type.kind === kind && type.uid.startsWith('api::'))
      .map((type) => ({ name: nameOf(type), types: [names.get(type.uid) ?? ''] }));
  return [
    '/** The content types of the application, by the name in their paths. */',
    `export interface ${schemaName} {`,
    ...group(
      'collections',
      named('collectionType', ({ info }) => info.pluralName),
    ),
    ...group(
      'singles',
      named('singleType', ({ info }) => info.singularName),
    ),
    '}',
  ].join('\n');
}

function importLines(body: string): string {
  const used = clientTypes.filter((name) => new RegExp(String.raw`\b${name}\b`).test(body));
  if (used.length === 0) return '';
  const line = `import type { ${used.join(', ')} } from "${clientPackage}";`;
  if (line.length <= maxWidth) return `${line}\n\n`;
  return `import type {\n${used.map((name) => `  ${name},\n`).join('')}} from "${clientPackage}";\n\n`;
}

/**
 * Declares the content types of an application in TypeScript, for `createClient` of `@admin/client`. The result depends
 * only on the content types and their projections, and has the default style of Prettier.
 */
export function declareContentTypes(
  schemas: Schemas,
  projectionsOf: ProjectionsOf = () => new Map(),
): string {
  const names = typeNames(schemas, [...clientTypes, schemaName]);
  const declared = { schemas, names, projectionsOf };
  const reached = reachedTypes(schemas);
  // In the order of the names, whichever was read first.
  const types = [...names.keys()].flatMap((uid) =>
    reached.has(uid) ? (schemas.contentTypes.get(uid) ?? []) : [],
  );
  const components = [...names.keys()].flatMap((uid) => schemas.components.get(uid) ?? []);
  const body = [
    ...types.map((type) => declaration(type.uid, type, { declared, system: systemFields(type) })),
    ...components.map((component) =>
      declaration(component.uid, component, { declared, system: [{ name: 'id', types: ['number'] }] }),
    ),
    schemaDeclaration(types, names),
  ].join('\n\n');
  return `/* eslint-disable */\n// Written by \`atrium types\` from the content types. Do not edit.\n${importLines(body)}${body}\n`;
}
