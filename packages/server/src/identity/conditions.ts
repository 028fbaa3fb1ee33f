import type { ContentType } from '@admin/content-model';
import { sql } from 'kysely';
import type { RowCondition } from '../content/permissions/content-permissions.ts';
import { filterCondition } from '../content/query/filter-condition.ts';
import type { ContentStorage } from '../content/storage/content-storage.ts';
import type { Logger } from '../logger.ts';

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
  /**
   * The predicate on a row of the content type's table.
   * @param contentType null for an action without a content type
   */
  readonly rowsFor: (subject: ConditionSubject, contentType: ContentType | null) => RowCondition;
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

/** A condition that a plugin declares. */
export interface ConditionDefinition {
  /** `plugin::`, the id of the plugin, a dot and a name. Roles store it. */
  readonly id: string;
  readonly displayName: string;
  /** The group in the permission editor. @default 'default' */
  readonly category?: string;
  /**
   * Returns filters on the attributes of an entry, in the form of lists, such as
   * `{ assignee: { id: { $eq: user.userId } } }`. Must be pure. Content types without these attributes have no matching
   * entry.
   */
  readonly matches: (user: ConditionSubject) => Readonly<Record<string, unknown>>;
}

/** The part of a plugin that the condition registry reads. */
export interface ConditionOwner {
  readonly conditions?: readonly ConditionDefinition[];
}

/** The conditions that a permission may carry. */
export interface ConditionRegistry {
  /** All conditions, in declaration order. */
  readonly all: readonly Condition[];
  /** Returns a condition by id; undefined for one whose plugin is absent. */
  find(id: string): Condition | undefined;
}

function registryOf(all: readonly Condition[]): ConditionRegistry {
  const byId = new Map(all.map((condition) => [condition.id, condition]));
  return { all, find: (id) => byId.get(id) };
}

/** The conditions of the server itself. */
export const builtInConditions = registryOf([isCreator, hasSameRoleAsCreator]);

/** The predicate of a condition that is absent or not applicable: it matches no row. */
const never: RowCondition = () => sql`1 = 0`;

/** Collects the conditions of the server and of the usable plugins. Their ids are unique. */
export function createConditionRegistry(
  plugins: readonly ConditionOwner[],
  storage: ContentStorage,
  logger: Pick<Logger, 'warn'>,
): ConditionRegistry {
  const reported = new Set<string>();
  const definitions = plugins.flatMap(({ conditions = [] }) => conditions);
  const declared = definitions.map(({ id, displayName, category = 'default', matches }): Condition => ({
    id,
    displayName,
    category,
    rowsFor(subject, contentType) {
      if (contentType === null) return never;
      try {
        return filterCondition(storage, contentType.uid, matches(subject));
      } catch (error) {
        const key = `${id} ${contentType.uid}`;
        if (!reported.has(key)) {
          logger.warn(
            { err: error, condition: id, uid: contentType.uid },
            'a condition matches no entry of a type',
          );
        }
        reported.add(key);
        return never;
      }
    },
    holdsOnCreated: false,
  }));
  return declared.length === 0 ? builtInConditions : registryOf([...builtInConditions.all, ...declared]);
}

/** Returns the predicate of a condition for one user; a condition that is absent matches nothing. */
export function rowCondition(
  { find }: Pick<ConditionRegistry, 'find'>,
  id: string,
  subject: ConditionSubject,
  contentType: ContentType | null,
): RowCondition {
  return find(id)?.rowsFor(subject, contentType) ?? never;
}

/** Returns whether a condition belongs to a plugin that is absent. Permissions with it stay stored. */
export function isAbsentCondition({ find }: Pick<ConditionRegistry, 'find'>, id: string): boolean {
  return id.startsWith('plugin::') && find(id) === undefined;
}
