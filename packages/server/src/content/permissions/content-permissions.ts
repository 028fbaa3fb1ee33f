import { type ContentType, type EntryAction, type FieldSet, unionOf } from '@admin/content-model';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

/** Builds the row predicate of a condition such as "is creator", against the content type's table. */
export interface RowCondition {
  (row: ExpressionBuilder<Record<string, Record<string, unknown>>, string>): Expression<SqlBool>;
  /** The tables that it looks at beside that one: what was worked out with it is stale once they are written. */
  readonly reads?: readonly string[];
}

/**
 * A permission of a role for one action on one content type, compiled for its rows. The grants of several roles
 * add up: an entry is permitted when any grant matches it, and then that grant's fields may be touched.
 */
export interface Grant {
  /** Every field for the super administrator and for actions without fields. */
  readonly fields: FieldSet;
  /** Locale codes; 'all' also for content types that are not localized. */
  readonly locales: 'all' | ReadonlySet<string>;
  /** Any one of them must hold for the entry; empty means no condition. */
  readonly conditions: readonly RowCondition[];
}

/**
 * What one actor may do with content: asked by every operation before it reads or writes. Built by the
 * permission engine from the roles of the signed-in user, read afresh for every request.
 */
export interface ContentPermissions {
  /**
   * While nothing is written to the database, permissions of the same name allow the same. Absent where they have
   * no name; answers to those are not shared.
   */
  readonly name?: string;
  /** Id of the acting admin user, stamped into createdBy and updatedBy; null for the system itself. */
  readonly actorId: number | null;
  /** The grants for an action; an empty list means forbidden. */
  grants(action: EntryAction, contentType: ContentType): readonly Grant[];
  /** Whether the actor holds an action that is not about entries, such as `admin::users.read`. */
  holds(action: string): boolean;
  /** The grants of such an action; their conditions are about the rows of what it is about. */
  grantsOf(action: string): readonly Grant[];
}

/** Returns the fields that at least one of the grants allows. */
export function allowedFields(grants: readonly Grant[]): FieldSet {
  return unionOf(grants.map(({ fields }) => fields));
}
