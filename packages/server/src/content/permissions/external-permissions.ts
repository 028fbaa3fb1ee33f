import {
  commonFields,
  fieldSet,
  hasDraftAndPublish,
  type ContentType,
  type FieldSet,
  type Schemas,
} from '@admin/content-model';
import type { ContentPermissions, Grant, RowCondition } from './content-permissions.ts';
import { publicPaths } from './public-permissions.ts';

/** The content that callers outside of the panel may read. */
export interface ExternalAccess {
  /** Names this access: equal names allow the same for equal permissions. */
  readonly name: string;
  /** Returns whether the caller may read entries of a content type. */
  readonly mayRead: (uid: string) => boolean;
  /** True if drafts are hidden, also in relations, filters, sort orders and counts. */
  readonly publishedOnly: boolean;
}

const isPublished: RowCondition = Object.assign(
  ((row, alias) =>
    row(
      alias === undefined ? 'published_at' : `${alias}.published_at`,
      'is not',
      null,
    )) satisfies RowCondition,
  { published: 'all' } as const,
);

/** Returns the grant for published entries. An entry has to meet any of its conditions, so each one is combined. */
function forPublished(grant: Grant): Grant {
  const combine = (condition: RowCondition): RowCondition =>
    Object.assign(
      ((row, alias) => row.and([condition(row, alias), isPublished(row, alias)])) satisfies RowCondition,
      { published: 'some', ...(condition.reads !== undefined && { reads: condition.reads }) } as const,
    );
  const { conditions } = grant;
  return { ...grant, conditions: conditions.length === 0 ? [isPublished] : conditions.map(combine) };
}

/** Returns the fields that are neither private nor lead to entries that the caller may not read. */
function externalFields(contentType: ContentType, schemas: Schemas, { mayRead }: ExternalAccess): FieldSet {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const { path, target } of publicPaths(contentType, schemas)) {
    if (target === null || mayRead(target)) shown.add(path);
    // The components of a zone share their paths.
    else hidden.add(path);
  }
  return fieldSet([...shown].filter((path) => !hidden.has(path)));
}

/**
 * Returns the part of permissions that a caller outside of the panel may use: private attributes, passwords and the
 * authors of entries are neither shown nor usable in filters and sort orders, and nor are relations to content types
 * that the caller may not read. Permissions to write stay unchanged.
 */
export function externalPermissions(
  permissions: ContentPermissions,
  schemas: Schemas,
  access: ExternalAccess,
): ContentPermissions {
  const fieldsByType = new Map<string, FieldSet>();
  const known = new Map<string, readonly Grant[]>();

  function fieldsOf(contentType: ContentType): FieldSet {
    const fields = fieldsByType.get(contentType.uid) ?? externalFields(contentType, schemas, access);
    fieldsByType.set(contentType.uid, fields);
    return fields;
  }

  function readGrants(contentType: ContentType): readonly Grant[] {
    if (!access.mayRead(contentType.uid)) return [];
    const fields = fieldsOf(contentType);
    // Equal field sets stay one object, so that entries with equal grants need no further statement.
    const narrowed = new Map<FieldSet, FieldSet>();
    const onlyPublished = access.publishedOnly && hasDraftAndPublish(contentType);
    return permissions.grants('read', contentType).map((grant) => {
      const common = narrowed.get(grant.fields) ?? commonFields(fields, grant.fields);
      narrowed.set(grant.fields, common);
      const external = { ...grant, fields: common };
      return onlyPublished ? forPublished(external) : external;
    });
  }

  const { name } = permissions;
  return {
    ...permissions,
    ...(name !== undefined && { name: JSON.stringify([name, access.name, access.publishedOnly]) }),
    hidesAuthors: true,
    holds: () => false,
    grantsOf: () => [],
    grants(action, contentType) {
      if (action !== 'read') return permissions.grants(action, contentType);
      const grants = known.get(contentType.uid) ?? readGrants(contentType);
      known.set(contentType.uid, grants);
      return grants;
    },
  };
}
