import { sql, type RawBuilder } from 'kysely';
import { keyColumn } from '../../../database/dialect.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import { isDerivedFrom } from '../../storage/derived-values.ts';
import { systemColumns, type EntryTable } from '../../storage/entry-table.ts';
import { componentRows } from './component-scope.ts';
import { fileRows, relationRows } from './relation-scope.ts';
import { type QueryContext, type QueryForm, guardsOf, type Scope, type ScopeField } from './scope.ts';
import { creatorRows } from './user-scope.ts';

/** Creates the context of a new query for one actor. */
export function queryContext(
  storage: ContentStorage,
  permissions: ContentPermissions,
  // Stryker disable next-line StringLiteral: both forms find the same, one sooner.
  form: QueryForm = 'set',
  // Stryker disable next-line StringLiteral: any prefix will do.
  aliasPrefix = 't',
): QueryContext {
  let count = 0;
  const context: QueryContext = {
    storage,
    dialect: storage.database.dialect,
    permissions,
    reads: new Set(),
    form,
    idsOf: new WeakMap(),
    distinct: new WeakSet(),
    // Stryker disable next-line AssignmentOperator: any number that was not there before will do.
    alias: () => `${aliasPrefix}${(count += 1)}`,
    entryScope: (table, grants, alias) => {
      for (const { reads } of grants.flatMap(({ conditions }) => conditions)) {
        reads?.forEach((name) => context.reads.add(name));
      }
      return entryScope(context, table, grants, alias);
    },
  };
  return context;
}

/** Returns the names of an entry: its system fields and the attributes that the grants allow to read. */
export function entryScope(
  context: QueryContext,
  table: EntryTable,
  grants: readonly Grant[],
  alias: string,
): Scope {
  const guards = guardsOf(table, grants, alias);
  const column = (name: string): RawBuilder<unknown> => sql`${sql.id(alias, name)}`;
  return {
    field: (name): ScopeField | undefined => {
      const system = systemField(table, name);
      if (system) {
        return { kind: 'value', expression: column(system.column), valueKind: system.kind, guard: null };
      }
      const author = authorColumns.get(name);
      if (author !== undefined) {
        return context.permissions.hidesAuthors === true ? undefined : creatorRows(context, column(author));
      }
      const guard = guards.of(name);
      const scalar = table.scalarsByName.get(name);
      if (scalar && guard !== undefined && scalar.definition.type !== 'password') {
        const expression = column(scalar.column);
        const sortedBy = isDerivedFrom(scalar) ? column(keyColumn(scalar.column)) : expression;
        return { kind: 'value', expression, sortedBy, valueKind: scalar.kind, guard };
      }
      const relation = table.relationsByName.get(name);
      if (relation && guard !== undefined) return relationRows(context, relation, column('id'), guard);
      const media = table.mediaByName.get(name);
      if (media && guard !== undefined) {
        return fileRows(context, { uid: table.uid, field: media.field }, column('id'), guard);
      }
      const nested = table.nestedByName.get(name);
      if (nested?.definition.type === 'component') {
        return componentRows(context, {
          uid: nested.definition.component,
          repeatable: nested.definition.repeatable === true,
          array: column(nested.column),
          path: name,
          guards,
        });
      }
      return undefined;
    },
  };
}

const authorColumns: ReadonlyMap<string, string> = new Map([
  ['createdBy', 'created_by_id'],
  ['updatedBy', 'updated_by_id'],
]);

function systemField(table: EntryTable, name: string): (typeof systemColumns)[string] | undefined {
  if (name === 'publishedAt' && !table.draftAndPublish) return undefined;
  if (name === 'locale' && !table.localized) return undefined;
  return Object.hasOwn(systemColumns, name) ? systemColumns[name] : undefined;
}
