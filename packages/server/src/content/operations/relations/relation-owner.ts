import type { FieldSet } from '@admin/content-model';
import { sql } from 'kysely';
import type { PageRequest } from '../../../database/pagination.ts';
import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';
import { type ContentPermissions, type Grant, allowedFields } from '../../permissions/content-permissions.ts';
import { grantsOnEntry } from '../../permissions/entry-grants.ts';
import { forbidden, notFound } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import { invalidEntry, validationDetail } from '../../write/rules/invalid-entry.ts';
import type { OperationContext } from '../operation-context.ts';

/** A relation field of a content type or component. */
export interface RelationField {
  readonly end: RelationEnd;
  /** The table of a content type; null for a component. */
  readonly table: EntryTable | null;
}

/** Finds the relation field of a path. @throws AppError (400) if there is none, FORBIDDEN (403) for the creators */
export function relationField(
  context: OperationContext,
  uid: string,
  field: string,
  kinds: 'all' | 'to one type' = 'all',
): RelationField {
  const table = context.storage.tables.get(uid) ?? null;
  const model = table ?? context.storage.components.get(uid);
  if (!model) throw badRequest('MODEL_UNKNOWN', "The model doesn't exist");
  // Administrators are no content: their permissions apply to the list of users.
  if (field === 'createdBy' || field === 'updatedBy') throw forbidden();
  const end = model.relations.find((relation) => relation.attribute === field);
  if (!end || (kinds === 'to one type' && end.otherUid === null))
    throw badRequest('RELATION_UNKNOWN', "This relational field doesn't exist");
  return { end, table };
}

/**
 * Checks that the entry or component instance exists and that the actor may read the field in it.
 * @returns the id by which the links are stored
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403)
 */
export async function requireReadableOwner(
  context: OperationContext,
  permissions: ContentPermissions,
  { end, table }: RelationField,
  sentId: unknown,
): Promise<number> {
  const id = ownerId(sentId);
  if (table) {
    await requireReadable(context, permissions, { table, id }, end.attribute);
    return id;
  }
  const { rows } = await sql<{ root_uid: string; root_id: number; path: string }>`
    select root_uid, root_id, path from component_instances
    where id = ${id} and component_uid = ${end.ownUid}`.execute(context.database.kysely);
  const [instance] = rows;
  const root = instance && context.storage.tables.get(instance.root_uid);
  if (!instance || !root) throw notFound();
  const owner = { table: root, id: instance.root_id };
  await requireReadable(context, permissions, owner, `${instance.path}.${end.attribute}`);
  return id;
}

/** Checks that the actor may use the field on any entry, for a search before the entry is saved. */
export function requireReadableSomewhere(
  context: OperationContext,
  permissions: ContentPermissions,
  { end, table }: RelationField,
): void {
  if (table) {
    if (!fieldsOf(permissions, table).allows(end.attribute)) throw forbidden();
    return;
  }
  // A component may be used in several content types; permission in one of them is enough.
  const isUsable = [...context.storage.tables.values()].some((root) => {
    const fields = fieldsOf(permissions, root);
    return componentPaths(context, root, end.ownUid).some((path) =>
      fields.allows(`${path}.${end.attribute}`),
    );
  });
  if (!isUsable) throw forbidden();
}

async function requireReadable(
  context: OperationContext,
  permissions: ContentPermissions,
  { table, id }: { readonly table: EntryTable; readonly id: number },
  path: string,
): Promise<void> {
  const grants = permissions
    .grants('read', table.contentType)
    .concat(permissions.grants('update', table.contentType));
  const allowing = grants.filter(({ fields }) => fields.allows(path));
  if (allowing.length === 0) throw forbidden();
  const { rows } = await sql<{ id: number; locale: string | null }>`
    select id, locale from ${sql.id(table.table)} where id = ${id}`.execute(context.database.kysely);
  const [row] = rows;
  if (!row) throw notFound();
  const matching = await grantsOnEntry(context.database.kysely, table, allowing, row);
  if (matching.length === 0) throw forbidden();
}

function fieldsOf(permissions: ContentPermissions, table: EntryTable): FieldSet {
  const grants: readonly Grant[] = (['read', 'create', 'update'] as const).flatMap((action) =>
    permissions.grants(action, table.contentType),
  );
  return allowedFields(grants);
}

function componentPaths(context: OperationContext, table: EntryTable, uid: string): readonly string[] {
  const visit = (attributes: EntryTable['contentType']['attributes'], prefix: string): string[] =>
    Object.entries(attributes).flatMap(([name, definition]) => {
      const path = `${prefix}${name}`;
      const uids =
        definition.type === 'component'
          ? [definition.component]
          : definition.type === 'dynamiczone'
            ? definition.components
            : [];
      return uids.flatMap((inner) => [
        ...(inner === uid ? [path] : []),
        ...visit(context.storage.schemas.components.get(inner)?.attributes ?? {}, `${path}.`),
      ]);
    });
  return visit(table.contentType.attributes, '');
}

function ownerId(sent: unknown): number {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}

function badRequest(code: string, message: string): AppError {
  return new AppError({ name: 'BadRequestError', status: 400, code, message });
}

const maxPageSize = 100;

/** Parses `page` and `pageSize` of relation calls. @throws AppError (400) naming each that is out of range */
export function relationPage(query: Readonly<Record<string, unknown>>): PageRequest {
  const errors: ValidationDetail[] = [];
  const read = (name: 'page' | 'pageSize', otherwise: number, max: number): number => {
    const sent = query[name];
    if (sent === undefined || sent === '') return otherwise;
    const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
    const value = Number(text === '' ? Number.NaN : text);
    const fault = !Number.isSafeInteger(value)
      ? `${name} must be an integer`
      : value < 1
        ? `${name} must be greater than or equal to 1`
        : value > max
          ? `${name} must be less than or equal to ${max}`
          : null;
    if (fault !== null) errors.push(validationDetail([name], fault));
    return value;
  };
  const pageSize = read('pageSize', 10, maxPageSize);
  const page = read('page', 1, 1_000_000_000);
  if (errors.length > 0) throw invalidEntry(errors);
  return { page, pageSize };
}
