import { isRecord, type Attribute, type Attributes, type Schemas } from '@admin/content-model';
import { AppError } from '../../../errors/app-error.ts';
import { allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { storedComponents } from '../../read/entry-row.ts';
import { readRow } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { allowedValues } from '../../write/changes/written-fields.ts';
import { copyWith } from '../../write/changes/copy-with.ts';
import { forCopy, storedValues } from '../../write/changes/entry-values.ts';
import { yieldIfLarge } from '../../write/entry-write.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { createEntry } from './create-entry.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';

/**
 * Creates a copy of an entry, overwritten by `body`; see `copyWith` for components and relations in it. The actor
 * copies only the fields they may read.
 */
export async function cloneEntry(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown; readonly body: unknown },
): Promise<VersionedEntry> {
  // Parse
  const { storage, database } = context;
  const table = requestedTable(storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  requireGrants(call.permissions, 'create', table);
  const row = await readRow(storage, database.kysely, table, entryId(call.id));
  if (!row) throw notFound();

  // Authorize
  const readable = await requireGrantsOnEntry(database.kysely, table, grants, row);
  const stored = await storedValues(database.kysely, storage, table, row);
  const values = stored(forCopy);
  const items = table.nested.reduce((total, { column }) => total + storedComponents(row[column]).length, 0);
  await yieldIfLarge(items);
  const original = allowedValues(storage, table, values, allowedFields(readable));

  // Write
  const sent = isRecord(call.body) ? call.body : {};
  const body = copyWith(storage, table.contentType.attributes, original, sent);
  await yieldIfLarge(items);
  return createEntry(context, { permissions: call.permissions, uid: call.uid, body, locale: row.locale });
}

/**
 * Clones an entry unchanged.
 * @throws AppError CLONE_NEEDS_CHANGES (400) for content types with fields that a copy cannot keep
 */
export async function autoCloneEntry(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown },
): Promise<VersionedEntry> {
  const table = requestedTable(context.storage, call.uid);
  requireGrants(call.permissions, 'create', table);
  const prohibited = prohibitedFields(table.contentType.attributes, context.storage.schemas);
  if (prohibited.length > 0) {
    throw new AppError({
      name: 'BadRequestError',
      status: 400,
      code: 'CLONE_NEEDS_CHANGES',
      message:
        'Entity could not be cloned as it has unique and/or relational fields. Please edit those fields manually and save to complete the cloning.',
      details: { prohibitedFields: prohibited },
    });
  }
  return cloneEntry(context, { ...call, body: {} });
}

/** A field that a copy cannot keep unchanged, and the reason. */
export type ProhibitedField = readonly [path: readonly string[], reason: 'unique' | 'relation'];

/**
 * Returns the fields of a content type that a copy cannot keep unchanged: unique values, and relations that would be
 * taken over from the original.
 */
export function prohibitedFields(
  attributes: Attributes,
  schemas: Schemas,
  path: readonly string[] = [],
): readonly ProhibitedField[] {
  return Object.entries(attributes).flatMap(([name, definition]) =>
    prohibitedIn(definition, schemas, [...path, name]),
  );
}

function prohibitedIn(
  definition: Attribute,
  schemas: Schemas,
  path: readonly string[],
): readonly ProhibitedField[] {
  switch (definition.type) {
    case 'relation': {
      const twoWay = definition.inversedBy !== undefined || definition.mappedBy !== undefined;
      const exclusive = definition.relation === 'oneToOne' || definition.relation === 'oneToMany';
      return twoWay && exclusive ? [[path, 'relation']] : [];
    }
    case 'component':
      return prohibitedFields(schemas.components.get(definition.component)?.attributes ?? {}, schemas, path);
    case 'dynamiczone':
      return definition.components.flatMap((uid) => {
        const component = schemas.components.get(uid);
        return component
          ? prohibitedFields(component.attributes, schemas, [...path, component.info.displayName])
          : [];
      });
    case 'uid':
      return [[path, 'unique']];
    default:
      return definition.unique === true ? [[path, 'unique']] : [];
  }
}
