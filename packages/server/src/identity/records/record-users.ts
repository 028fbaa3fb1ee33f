import type { ContentPermissions } from '../../content/permissions/content-permissions.ts';
import { changedValues, originOf, type ChangeRecord } from '../../events/change-record.ts';
import type { ActorRole } from '../actor.ts';
import { presentUser, type UserRow } from './user-record.ts';

/** The author of a recorded change. */
type Author = Pick<ContentPermissions, 'actorId' | 'origin'>;

type RoleNames = readonly Pick<ActorRole, 'name'>[];

function valuesOf(row: UserRow, roles?: RoleNames) {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = presentUser(row);
  return { ...values, ...(roles && { roles: roles.map(({ name }) => name) }) };
}

function entityOf({ id, email }: Pick<UserRow, 'id' | 'email'>): ChangeRecord['entity'] {
  return { type: 'user', id, label: email };
}

/** Returns the record of a created user. */
export function userCreation(row: UserRow, roles: RoleNames, author: Author): ChangeRecord {
  const origin = originOf(author);
  return { action: 'user.create', entity: entityOf(row), origin, after: valuesOf(row, roles) };
}

/** Returns the record of a deleted user. */
export function userDeletion(row: UserRow, roles: RoleNames, author: Author): ChangeRecord {
  const origin = originOf(author);
  return { action: 'user.delete', entity: entityOf(row), origin, before: valuesOf(row, roles) };
}

/**
 * Returns the record of a changed user.
 * @param roles the roles before and after, if they may have changed
 */
export function userUpdate(
  before: UserRow,
  after: UserRow,
  author: Author,
  roles?: { readonly before: RoleNames; readonly after: RoleNames },
): ChangeRecord {
  return {
    action: 'user.update',
    entity: entityOf(after),
    origin: originOf(author),
    ...changedValues(valuesOf(before, roles?.before), valuesOf(after, roles?.after)),
    ...(before.password_hash !== after.password_hash && { secrets: ['password'] }),
  };
}
