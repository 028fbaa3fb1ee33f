import { sql } from 'kysely';
import type { RowCondition } from '../../content/permissions/content-permissions.ts';

/** The user for whom a condition is evaluated. */
export interface ConditionSubject {
  readonly userId: number;
  readonly roleIds: readonly number[];
}

/** The table of the roles of users. */
export const userRolesTable = 'admin_user_roles';

/** A rule that narrows a permission to some entries, depending on the user. */
export interface Condition {
  readonly id: string;
  readonly displayName: string;
  readonly category: string;
  /** The predicate on a row of the content type's table. */
  readonly rowsFor: (subject: ConditionSubject) => RowCondition;
  /** Whether it holds on every entry that the user creates. */
  readonly holdsOnCreated: boolean;
}

const isCreator: Condition = {
  id: 'admin::is-creator',
  displayName: 'Is creator',
  category: 'default',
  rowsFor:
    ({ userId }) =>
    (row) =>
      row('created_by_id', '=', userId),
  holdsOnCreated: true,
};

const hasSameRoleAsCreator: Condition = {
  id: 'admin::has-same-role-as-creator',
  displayName: 'Has same role as creator',
  category: 'default',
  rowsFor: ({ roleIds }) =>
    Object.assign<RowCondition, Pick<RowCondition, 'reads'>>(
      (row) =>
        row(
          'created_by_id',
          'in',
          sql`(select user_id from ${sql.id(userRolesTable)} where role_id in (${sql.join([null, ...roleIds])}))`,
        ),
      { reads: [userRolesTable] },
    ),
  holdsOnCreated: true,
};

/** Every condition that a permission may carry. */
export const conditions: readonly Condition[] = [isCreator, hasSameRoleAsCreator];

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

export function isCondition(id: string): boolean {
  return byId.has(id);
}

/** Returns a condition by id; undefined for one that no longer exists. */
export function conditionOf(id: string): Condition | undefined {
  return byId.get(id);
}

/** The predicate of a condition that no longer exists: it matches no row. */
const never: RowCondition = () => sql`1 = 0`;

/** Returns the predicate of a condition for one user; an unknown condition matches nothing. */
export function rowCondition(id: string, subject: ConditionSubject): RowCondition {
  return byId.get(id)?.rowsFor(subject) ?? never;
}
