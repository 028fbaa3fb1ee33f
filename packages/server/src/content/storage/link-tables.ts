import { isScalar, userUid, type ContentType } from '@admin/content-model';
import { userTable } from '../../database/content-tables.ts';
import type { ColumnKind } from '../../database/dialect.ts';
import { columnKinds } from './columns.ts';

/** A table of a plugin whose rows relations may target. */
export interface LinkTable {
  readonly type: ContentType;
  readonly table: string;
  /** The columns by attribute. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A column of such a table. */
export interface LinkColumn {
  readonly column: string;
  readonly kind: ColumnKind;
}

/** A table that is no content type, as queries read it. */
export interface LinkedTable {
  readonly table: string;
  /** The columns of responses and queries, without the id. */
  readonly columns: Readonly<Record<string, LinkColumn>>;
  /** The permission without which queries may use only the id; null if reading the relation is enough. */
  readonly queriedWith: string | null;
}

export type LinkTables = ReadonlyMap<string, LinkedTable>;

const text: Pick<LinkColumn, 'kind'> = { kind: 'text' };

/** Administrators with the public fields of creators. */
const users: LinkedTable = {
  table: userTable,
  columns: {
    firstname: { column: 'firstname', ...text },
    lastname: { column: 'lastname', ...text },
    username: { column: 'username', ...text },
  },
  queriedWith: 'admin::users.read',
};

/** Returns the tables that relations may target beside content types: administrators, and those of plugins. */
export function linkTablesOf(targets: readonly LinkTable[] = []): LinkTables {
  return new Map([
    [userUid, users],
    ...targets.map(({ type, table, columns }): readonly [string, LinkedTable] => [
      type.uid,
      { table, columns: columnsOf(type, columns), queriedWith: null },
    ]),
  ]);
}

function columnsOf({ attributes }: ContentType, columns: LinkTable['columns']): LinkedTable['columns'] {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      if (attribute === undefined || !isScalar(attribute) || attribute.private === true) return [];
      return [[name, { column, kind: columnKinds[attribute.type] }] as const];
    }),
  );
}
