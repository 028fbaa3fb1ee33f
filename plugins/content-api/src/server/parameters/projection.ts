import {
  hasDraftAndPublish,
  isLocalized,
  isScalar,
  ownValue,
  unionOf,
  type Attribute,
  type Attributes,
  type Component,
  type ContentType,
  type FieldSet,
  type Schemas,
} from '@admin/content-model';
import type { ContentPermissions, Part, Projection } from '@admin/server';
import { invalidParameter } from './invalid-parameter.ts';
import { noParts, type RequestedPart, type RequestedParts } from './requested-parts.ts';

/** The schemas and permissions with which a request is compared. */
interface Reading {
  readonly schemas: Schemas;
  readonly permissions: ContentPermissions;
  /** Leaves out what may not be read, instead of rejecting the request. @default false */
  readonly omitsUnreadable?: boolean;
}

/** A content type or component, at its position in an entry. */
interface Level {
  readonly attributes: Attributes;
  /** The system fields; none for a component. */
  readonly system: ReadonlySet<string>;
  readonly isLocalized: boolean;
  /** The content type, whose other locales `localizations` contains; null for a component. */
  readonly contentType: ContentType | null;
  /** The readable fields of the entry. */
  readonly fields: FieldSet;
  /** The path of the attributes from the entry: empty, or `seo.`. */
  readonly prefix: string;
}

function entryLevel({ permissions }: Reading, contentType: ContentType): Level {
  const grants = permissions.grants('read', contentType);
  return {
    attributes: contentType.attributes,
    system: new Set([
      'id',
      'createdAt',
      'updatedAt',
      ...(hasDraftAndPublish(contentType) ? ['publishedAt'] : []),
      ...(isLocalized(contentType) ? ['locale'] : []),
    ]),
    isLocalized: isLocalized(contentType),
    contentType,
    fields: unionOf(grants.map(({ fields }) => fields)),
    prefix: '',
  };
}

function componentLevel(level: Level, name: string, { attributes }: Component): Level {
  const { fields, prefix } = level;
  const system = new Set(['id']);
  return {
    attributes,
    system,
    isLocalized: false,
    contentType: null,
    fields,
    prefix: `${prefix}${name}.`,
  };
}

/**
 * Returns the projection that a client requests.
 * @throws AppError QUERY_INVALID (400) naming a field or part that does not exist or may not be read
 */
export function resolveProjection(
  reading: Reading,
  contentType: ContentType,
  request: RequestedParts,
): Projection {
  return resolveParts(reading, entryLevel(reading, contentType), request);
}

function resolveParts(reading: Reading, level: Level, request: RequestedParts): Projection {
  const parts = new Map<string, Part>();
  if (request.all) {
    for (const name of allNames(level)) addPart(reading, level, parts, [name, noParts()]);
  }
  for (const part of request.parts) addPart(reading, level, parts, part);
  return { fields: resolveFields(reading, level, request.fields), parts };
}

function resolveFields(
  { omitsUnreadable = false }: Reading,
  level: Level,
  names: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  // Unreadable fields are left out when entries are presented.
  if (names === null || omitsUnreadable) return names;
  for (const name of names) {
    const attribute = ownValue(level.attributes, name);
    const isKnown = attribute === undefined ? level.system.has(name) : isField(level, name, attribute);
    if (!isKnown) throw invalidParameter(name);
  }
  return names;
}

function isField({ fields, prefix }: Level, name: string, attribute: Attribute): boolean {
  return isScalar(attribute) && attribute.type !== 'password' && fields.allows(prefix + name);
}

/** Returns the parts that `*` stands for. */
function allNames(level: Level): readonly string[] {
  const names = Object.entries(level.attributes)
    .filter(([name, attribute]) => !isScalar(attribute) && isReadable(level, name, attribute))
    .map(([name]) => name);
  return level.isLocalized ? [...names, 'localizations'] : names;
}

function isReadable({ fields, prefix }: Level, name: string, attribute: Attribute): boolean {
  if (attribute.type === 'relation' && attribute.target === undefined) return false;
  if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
    return fields.allowsUnder(prefix + name);
  }
  return fields.allows(prefix + name);
}

/** Returns whether a relation leads to entries that the client may not read. It is left out without an error. */
function isClosed({ schemas, permissions }: Reading, attribute: Attribute): boolean {
  if (attribute.type !== 'relation' || attribute.private === true) return false;
  const target = schemas.contentTypes.get(attribute.target ?? '');
  return target === undefined || permissions.grants('read', target).length === 0;
}

/** The names that a request may use at one position of an entry, and the components below it. */
export interface AcceptedNames {
  /** The values of `fields`: readable scalars and system fields. */
  readonly fields: readonly string[];
  /** The values of `populate`: readable relations, files, components and zones, and `localizations`. */
  readonly parts: readonly string[];
  readonly components: readonly AcceptedComponent[];
}

/** A component at a position of an entry. */
export interface AcceptedComponent {
  readonly component: Component;
  readonly names: AcceptedNames;
}

/** Returns the names that a request for entries of a content type may use. */
export function acceptedNames(reading: Reading, contentType: ContentType): AcceptedNames {
  return acceptedAt(reading, entryLevel(reading, contentType));
}

function acceptedAt(reading: Reading, level: Level): AcceptedNames {
  const parts = allNames(level).filter((name) => {
    const attribute = ownValue(level.attributes, name);
    return attribute === undefined || !isClosed(reading, attribute);
  });
  const fields = Object.entries(level.attributes)
    .filter(([name, attribute]) => isField(level, name, attribute))
    .map(([name]) => name);
  return {
    fields: [...level.system, ...fields],
    parts,
    components: parts.flatMap((name) => {
      const attribute = ownValue(level.attributes, name);
      return componentsOf(attribute).flatMap((uid): readonly AcceptedComponent[] => {
        const component = reading.schemas.components.get(uid);
        if (component === undefined) return [];
        return [{ component, names: acceptedAt(reading, componentLevel(level, name, component)) }];
      });
    }),
  };
}

function componentsOf(attribute: Attribute | undefined): readonly string[] {
  if (attribute?.type === 'component') return [attribute.component];
  return attribute?.type === 'dynamiczone' ? attribute.components : [];
}

function addPart(
  reading: Reading,
  level: Level,
  parts: Map<string, Part>,
  [name, requested]: readonly [string, RequestedPart],
): void {
  if (name === 'localizations' && level.isLocalized && level.contentType !== null) {
    requireOnlyParts(name, requested);
    parts.set(name, resolveParts(reading, level, requested));
    return;
  }
  const attribute = ownValue(level.attributes, name);
  if (attribute === undefined || isScalar(attribute)) throw invalidParameter(name);
  if (isClosed(reading, attribute)) return;
  if (!isReadable(level, name, attribute)) {
    if (reading.omitsUnreadable === true) return;
    throw invalidParameter(name);
  }
  const part = resolvePart(reading, level, { name, attribute }, requested);
  if (part !== null) parts.set(name, part);
}

function resolvePart(
  reading: Reading,
  level: Level,
  { name, attribute }: { readonly name: string; readonly attribute: Attribute },
  requested: RequestedPart,
): Part | null {
  const { schemas } = reading;
  switch (attribute.type) {
    case 'relation': {
      const target = schemas.contentTypes.get(attribute.target ?? '');
      if (target === undefined) return null;
      if (requested.on !== undefined) throw invalidParameter('on');
      const { filters, sort, start, limit } = requested;
      return {
        ...resolveParts(reading, entryLevel(reading, target), requested),
        ...(filters !== undefined && { filters }),
        ...(sort !== undefined && { sort }),
        ...(start !== undefined && { start }),
        ...(limit !== undefined && { limit }),
      };
    }
    case 'media':
      requireOnlyParts(name, requested);
      if (requested.all || requested.parts.size > 0) throw invalidParameter(name);
      return { fields: requested.fields, parts: new Map() };
    case 'component': {
      requireOnlyParts(name, requested);
      const component = schemas.components.get(attribute.component);
      if (component === undefined) return null;
      return resolveParts(reading, componentLevel(level, name, component), requested);
    }
    case 'dynamiczone':
      return resolveZone(reading, level, { name, components: attribute.components }, requested);
    default:
      return null;
  }
}

function requireOnlyParts(name: string, { filters, sort, start, limit, on }: RequestedPart): void {
  if ([filters, sort, start, limit, on].some((one) => one !== undefined)) throw invalidParameter(name);
}

/** Resolves a zone: with `on` for the named components only, otherwise with the same request for each component. */
function resolveZone(
  reading: Reading,
  level: Level,
  { name, components }: { readonly name: string; readonly components: readonly string[] },
  { on, ...requested }: RequestedPart,
): Part {
  requireOnlyParts(name, requested);
  const shared = noParts();
  if (on !== undefined) {
    for (const uid of on.keys()) if (!components.includes(uid)) throw invalidParameter(uid);
  }
  const known = components.flatMap((uid) => reading.schemas.components.get(uid) ?? []);
  for (const part of [...requested.parts.keys(), ...(requested.fields ?? [])]) {
    const isKnown = known.some(({ attributes }) => Object.hasOwn(attributes, part) || part === 'id');
    if (!isKnown) throw invalidParameter(part);
  }
  const projections = known.flatMap((component): readonly (readonly [string, Projection])[] => {
    const own = on === undefined ? existing(requested, component) : on.get(component.uid);
    if (own === undefined) return [];
    return [[component.uid, resolveParts(reading, componentLevel(level, name, component), own)]];
  });
  return { fields: shared.fields, parts: new Map(), on: new Map(projections) };
}

/** Returns the part of a request for all components of a zone that one of them has. */
function existing({ fields, all, parts }: RequestedParts, { attributes }: Component): RequestedParts {
  const isOwn = (name: string): boolean => name === 'id' || Object.hasOwn(attributes, name);
  return {
    fields: fields === null ? null : new Set([...fields].filter(isOwn)),
    all,
    parts: new Map([...parts].filter(([name]) => isOwn(name))),
  };
}
