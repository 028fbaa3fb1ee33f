import type { ContentType } from '@admin/content-model';
import { sql } from 'kysely';
import type { RowCondition } from '../content/permissions/content-permissions.ts';
import { filterCondition } from '../content/query/filter-condition.ts';
import type { ContentStorage } from '../content/storage/content-storage.ts';
import type { Database } from '../database/index.ts';
import { withinTime } from '../events/time-limit.ts';
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
  /** True if it holds on every entry that the user creates. */
  readonly holdsOnCreated: boolean;
  /** Returns whether it holds on every new entry of a content type; null if that depends on the entry. */
  readonly holdsOnNew?: (uid: string) => Promise<boolean | null>;
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
  /**
   * Returns whether every new entry of a content type matches, or none does; null if that depends on its values. Explains
   * permissions to create entries. @default null
   */
  readonly holdsOnNew?: (entry: NewEntryCall) => HoldsOnNew;
}

/** A content type whose new entries are asked about. */
export interface NewEntryCall {
  readonly uid: string;
  readonly database: Pick<Database, 'kysely' | 'dialect'>;
}

type HoldsOnNew = boolean | null | Promise<boolean | null>;

/** A value of a condition, as the permission editor offers it. */
export interface ConditionValue {
  /** At most 40 lower-case letters, digits and dashes. Roles store it. */
  readonly value: string;
  readonly displayName: string;
}

/** A condition that a plugin declares with a value that administrators choose, such as "is in stage Review". */
export interface ValuedConditionDefinition extends Pick<ConditionDefinition, 'id' | 'category'> {
  /** The name of a condition whose value is no longer offered, followed by the value. */
  readonly displayName: string;
  /** Reads the values that are offered now, in order. The first 1,000 are offered. */
  readonly values: (database: Pick<Database, 'kysely' | 'dialect'>) => Promise<readonly ConditionValue[]>;
  /** Returns the filters for a user and a value, which may be one that is no longer offered. Must be pure. */
  readonly matches: (user: ConditionSubject, value: string) => Readonly<Record<string, unknown>>;
  /** Like that of a condition, for a value. @default null */
  readonly holdsOnNew?: (entry: NewEntryCall, value: string) => HoldsOnNew;
}

/** The part of a plugin that the condition registry reads. */
export interface ConditionOwner {
  readonly conditions?: readonly ConditionDefinition[];
  readonly valuedConditions?: readonly ValuedConditionDefinition[];
}

/** The conditions that a permission may carry. */
export interface ConditionRegistry {
  /** All conditions, in declaration order; those with a value only after `withValues`. */
  readonly all: readonly Condition[];
  /** Returns a condition by id; undefined for one whose plugin is absent. Accepts every value of a valued condition. */
  find(id: string): Condition | undefined;
  /** Reads the values that are offered, and returns the registry with a condition for each. */
  withValues(): Promise<ConditionRegistry>;
}

function registryOf(
  all: readonly Condition[],
  valued: ValuedConditions = noValuedConditions,
): ConditionRegistry {
  const byId = new Map(all.map((condition) => [condition.id, condition]));
  const registry: ConditionRegistry = {
    all,
    find: (id) => byId.get(id) ?? valued.find(id),
    withValues: async () => registryOf([...all, ...(await valued.offered())], valued),
  };
  return registry;
}

/** The conditions with a value. */
interface ValuedConditions {
  readonly find: (id: string) => Condition | undefined;
  readonly offered: () => Promise<readonly Condition[]>;
}

const noValuedConditions: ValuedConditions = { find: () => undefined, offered: () => Promise.resolve([]) };

const maxValues = 1000;
const valueForm = /^[a-z0-9-]{1,40}$/;

/** The separator between the id and the value of a condition. */
const separator = ':';

/** Milliseconds in which a condition has to read its values, or to answer about new entries. */
const valuesTimeout = 2000;

function valuedConditionsOf(
  valued: readonly ValuedConditionDefinition[],
  { storage, logger, compile, onNew }: CompileContext,
): ValuedConditions {
  if (valued.length === 0) return noValuedConditions;
  const byId = new Map(valued.map((definition) => [definition.id, definition]));
  const conditionOf = (
    definition: ValuedConditionDefinition,
    value: string,
    displayName: string,
  ): Condition => ({
    id: `${definition.id}${separator}${value}`,
    displayName,
    category: definition.category ?? 'default',
    rowsFor: compile(definition.id, (subject) => definition.matches(subject, value)),
    holdsOnCreated: false,
    holdsOnNew: onNew(definition.id, (entry) => definition.holdsOnNew?.(entry, value)),
  });
  const valuesOf = async (definition: ValuedConditionDefinition): Promise<readonly Condition[]> => {
    try {
      const read = () => definition.values(storage.database);
      const values = await withinTime(valuesTimeout, `The values of ${definition.id}`, read);
      return values
        .filter(({ value }) => valueForm.test(value))
        .slice(0, maxValues)
        .map(({ value, displayName }) => conditionOf(definition, value, displayName));
    } catch (error) {
      logger.warn({ err: error, condition: definition.id }, 'the values of a condition cannot be read');
      return [];
    }
  };
  return {
    find(id) {
      const end = id.lastIndexOf(separator);
      const definition = byId.get(id.slice(0, end));
      const value = id.slice(end + 1);
      if (definition === undefined || !valueForm.test(value)) return undefined;
      return conditionOf(definition, value, `${definition.displayName} ${value}`);
    },
    offered: async () => (await Promise.all(valued.map(valuesOf))).flat(),
  };
}

interface CompileContext {
  readonly storage: ContentStorage;
  readonly logger: Pick<Logger, 'warn'>;
  /** Returns the row predicates of filters; failures are logged under the id. */
  readonly compile: (id: string, matches: ConditionDefinition['matches']) => Condition['rowsFor'];
  /** Returns the answer of a plugin for new entries; null, and a log message under the id, if it fails. */
  readonly onNew: (
    id: string,
    ask: (entry: NewEntryCall) => HoldsOnNew | undefined,
  ) => NonNullable<Condition['holdsOnNew']>;
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
  const compile: CompileContext['compile'] = (id, matches) => (subject, contentType) => {
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
  };
  const onNew: CompileContext['onNew'] = (id, ask) => async (uid) => {
    try {
      const read = async () => ask({ uid, database: storage.database });
      const holds = await withinTime(valuesTimeout, `The condition ${id}`, read);
      return typeof holds === 'boolean' ? holds : null;
    } catch (error) {
      logger.warn({ err: error, condition: id, uid }, 'a condition cannot be checked for new entries');
      return null;
    }
  };
  const definitions = plugins.flatMap(({ conditions = [] }) => conditions);
  const declared = definitions.map(
    ({ id, displayName, category = 'default', matches, holdsOnNew }): Condition => ({
      id,
      displayName,
      category,
      rowsFor: compile(id, matches),
      holdsOnCreated: false,
      holdsOnNew: onNew(id, (entry) => holdsOnNew?.(entry)),
    }),
  );
  const valued = plugins.flatMap(({ valuedConditions = [] }) => valuedConditions);
  if (declared.length === 0 && valued.length === 0) return builtInConditions;
  return registryOf(
    [...builtInConditions.all, ...declared],
    valuedConditionsOf(valued, { storage, logger, compile, onNew }),
  );
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
