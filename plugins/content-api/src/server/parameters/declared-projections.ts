import { ownValue, type ContentType, type Schemas } from '@admin/content-model';
import { externalPermissions, systemPermissions, type Projection } from '@admin/server';
import { requireAffordable } from './cost.ts';
import { invalidParameter } from './invalid-parameter.ts';
import { resolveProjection } from './projection.ts';
import { noParts, readFields, readPopulate, type RequestedParts } from './requested-parts.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Projections = ReadonlyMap<string, RequestedParts>;

const known = new WeakMap<ContentType, Projections>();

/** Returns the projections that a content type declares in `pluginOptions.content-api.projections`, by name. */
export function declaredProjections(contentType: ContentType): Projections {
  const found = known.get(contentType) ?? readProjections(contentType);
  known.set(contentType, found);
  return found;
}

function readProjections({ pluginOptions }: ContentType): Projections {
  const declared = pluginOptions?.['content-api']?.['projections'] ?? {};
  if (!isObject(declared)) throw new TypeError('projections must be an object of projections by name');
  return new Map(
    Object.entries(declared).map(([name, projection]) => {
      if (!isObject(projection)) throw new TypeError(`The projection ${name} must be an object`);
      const { fields, populate, ...unknown } = projection;
      const [key] = Object.keys(unknown);
      if (key !== undefined) throw invalidParameter(key);
      const parts = noParts();
      parts.fields = readFields(fields);
      readPopulate(parts, populate);
      return [name, parts] as const;
    }),
  );
}

/** Returns a declared projection. @throws AppError QUERY_INVALID (400) for an unknown name */
export function findProjection(contentType: ContentType, name: string): RequestedParts {
  const parts = declaredProjections(contentType).get(name);
  if (parts === undefined) throw invalidParameter('projection');
  return parts;
}

/**
 * Returns the declared projections of a content type by name, with everything in them that a client can be allowed to read.
 * @throws AppError QUERY_INVALID (400) for unknown names
 */
export function namedProjections(
  contentType: ContentType,
  schemas: Schemas,
): ReadonlyMap<string, Projection> {
  const permissions = externalPermissions(systemPermissions(), schemas, {
    name: 'declared',
    mayRead: () => true,
    publishedOnly: false,
  });
  return new Map(
    [...declaredProjections(contentType)].map(([name, parts]) => [
      name,
      resolveProjection({ schemas, permissions }, contentType, parts),
    ]),
  );
}

/**
 * Checks the declared projections of a content type: their names, and the cost of one entry.
 * @throws Error that names the content type and the problem
 */
export function requireValidProjections(contentType: ContentType, schemas: Schemas): void {
  const { uid, attributes } = contentType;
  if (ownValue(contentType.pluginOptions?.['content-api'] ?? {}, 'projections') === undefined) return;
  try {
    for (const projection of namedProjections(contentType, schemas).values()) {
      requireAffordable(attributes, projection, 1, schemas);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${uid}: pluginOptions.content-api.projections: ${reason}`, { cause: error });
  }
}
