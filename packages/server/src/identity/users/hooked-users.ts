import type { ContentPermissions } from '../../content/permissions/content-permissions.ts';
import type { ChangeValues, SettableValues } from '../../events/change-point.ts';
import { originOf } from '../../events/change-record.ts';
import { userChanges } from '../change-points.ts';
import type { IdentityContext } from '../identity-context.ts';
import { rolesOf, type UserRow } from '../records/user-record.ts';
import { timestamp, type IdentityDatabase } from '../tables.ts';
import { columnsOf } from './account-columns.ts';

type Context = Pick<IdentityContext, 'events'>;
type Author = Pick<ContentPermissions, 'actorId' | 'origin'>;
type UserValues = ChangeValues<typeof userChanges>;
type SetTexts = SettableValues<typeof userChanges, 'create'>;

/** The roles of a user, which have ids. */
type RoleIds = readonly { readonly id: number }[];

/** Returns the columns of the texts that hooks set. Unlike in an account change, the first name may be empty. */
function columnsOfTexts({ firstname, ...texts }: SetTexts = {}) {
  return {
    ...columnsOf(texts),
    ...(firstname !== undefined && { firstname: firstname?.trim() || null }),
  };
}

/** The columns of a user that hooks receive. */
type UserColumns = Pick<
  UserRow,
  'email' | 'firstname' | 'lastname' | 'username' | 'prefered_language' | 'is_active'
>;

function valuesOf(columns: Partial<UserColumns>): Partial<UserValues> {
  const { email, firstname, lastname, username, prefered_language: preferedLanguage } = columns;
  return {
    ...(email !== undefined && { email }),
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(username !== undefined && { username }),
    ...(preferedLanguage !== undefined && { preferedLanguage }),
    ...(columns.is_active !== undefined && { isActive: columns.is_active === 1 }),
  };
}

/** Returns the values of a stored user. */
export function userValues(row: UserColumns, roles: RoleIds): UserValues {
  const { email, firstname, lastname, username, prefered_language: preferedLanguage, is_active } = row;
  return {
    email,
    firstname,
    lastname,
    username,
    preferedLanguage,
    isActive: is_active === 1,
    roles: roles.map(({ id }) => id),
  };
}

/** A user to create. */
interface NewUser {
  readonly firstname: string | null;
  readonly lastname: string | null;
  /** Normalized. */
  readonly email: string;
  /** Null for an invited user. */
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  /** @default null */
  readonly preferedLanguage?: string | null;
}

/** Runs the hooks before a user is created, and inserts the user. The caller stores the roles. */
export async function insertUser(
  context: Pick<IdentityContext, 'events' | 'now'>,
  tables: IdentityDatabase,
  { user, roles, author }: { readonly user: NewUser; readonly roles: RoleIds; readonly author: Author },
): Promise<UserRow> {
  const { firstname, lastname, email, passwordHash, isActive, preferedLanguage = null } = user;
  const now = timestamp(context);
  const columns = {
    firstname,
    lastname,
    username: null,
    email,
    password_hash: passwordHash,
    is_active: isActive ? 1 : 0,
    blocked: 0,
    prefered_language: preferedLanguage,
    created_at: now,
    updated_at: now,
  };
  const [set] = await context.events.runBefore(userChanges, 'create', tables, () => [
    { id: null, before: null, values: userValues(columns, roles), origin: originOf(author) },
  ]);
  return tables
    .insertInto('admin_users')
    .values({ ...columns, ...columnsOfTexts(set) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Runs the hooks after a user is created. */
export async function afterUserCreation(
  { events }: Context,
  tables: IdentityDatabase,
  { row, roles, author }: { readonly row: UserRow; readonly roles: RoleIds; readonly author: Author },
): Promise<void> {
  await events.runAfter(userChanges, 'create', tables, () => [
    { id: row.id, before: null, after: userValues(row, roles), origin: originOf(author) },
  ]);
}

const secretsOf = (before: UserRow, passwordHash: string | null | undefined) =>
  passwordHash !== undefined && passwordHash !== before.password_hash ? { secrets: ['password'] } : {};

/** The roles of a changed user. */
interface UpdatedRoles {
  /** Absent if the roles stay unchanged. */
  readonly rolesBefore?: RoleIds | undefined;
  /** Absent if the roles are stored already. */
  readonly rolesAfter?: RoleIds | undefined;
}

/** Runs the hooks before a user is changed. Returns the columns to write. */
export async function beforeUserUpdate<Columns extends Partial<UserColumns & Pick<UserRow, 'password_hash'>>>(
  { events }: Context,
  tables: IdentityDatabase,
  {
    user,
    columns,
    author,
    rolesBefore,
    rolesAfter,
  }: UpdatedRoles & { readonly user: UserRow; readonly columns: Columns; readonly author: Author },
) {
  const [set] = await events.runBefore(userChanges, 'update', tables, async () => {
    const roles = rolesAfter ?? (await rolesOf(tables, user.id));
    return [
      {
        id: user.id,
        before: userValues(user, rolesBefore ?? roles),
        values: { ...valuesOf(columns), ...(rolesBefore && { roles: roles.map(({ id }) => id) }) },
        origin: originOf(author),
        ...secretsOf(user, columns.password_hash),
      },
    ];
  });
  return { ...columns, ...columnsOfTexts(set) };
}

/** Runs the hooks after a user is changed. */
export async function afterUserUpdate(
  { events }: Context,
  tables: IdentityDatabase,
  {
    before,
    after,
    author,
    rolesBefore,
  }: Pick<UpdatedRoles, 'rolesBefore'> & {
    readonly before: UserRow;
    readonly after: UserRow;
    readonly author: Author;
  },
): Promise<void> {
  await events.runAfter(userChanges, 'update', tables, async () => {
    const roles = await rolesOf(tables, after.id);
    return [
      {
        id: after.id,
        before: userValues(before, rolesBefore ?? roles),
        after: userValues(after, roles),
        origin: originOf(author),
        ...secretsOf(before, after.password_hash),
      },
    ];
  });
}

/** Runs the hooks before or after users are deleted. */
export async function aroundUserDeletion(
  { events }: Context,
  tables: IdentityDatabase,
  phase: 'before' | 'after',
  {
    rows,
    roles,
    author,
  }: {
    readonly rows: readonly UserRow[];
    readonly roles: ReadonlyMap<number, RoleIds>;
    readonly author: Author;
  },
): Promise<void> {
  const origin = originOf(author);
  const compose = () =>
    rows.map((row) => ({ id: row.id, before: userValues(row, roles.get(row.id) ?? []), origin }));
  if (phase === 'before') {
    await events.runBefore(userChanges, 'delete', tables, () =>
      compose().map((change) => ({ ...change, values: {} })),
    );
  } else {
    await events.runAfter(userChanges, 'delete', tables, () =>
      compose().map((change) => ({ ...change, after: null })),
    );
  }
}
