import { type ContentType, type EntryAction, type FieldSet, unionOf } from '@admin/content-model';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ChangeOrigin } from '../../events/change-record.ts';

/** Builds the row predicate of a condition such as "is creator", against the content type's table. */
export interface RowCondition {
  (
    row: ExpressionBuilder<Record<string, Record<string, unknown>>, string>,
    /** The alias of the table in the statement. @default its name */
    alias?: string,
  ): Expression<SqlBool>;
  /** Other tables that the predicate reads; results computed with it become stale when they are written. */
  readonly reads?: readonly string[];
  /** Set if it matches all published entries and no drafts, or only published ones. */
  readonly published?: 'all' | 'some';
}

/**
 * A permission of a role for one action on one content type, compiled for its rows. Grants of several roles add up: an
 * entry is permitted if any grant matches it, with the fields of the matching grants.
 */
export interface Grant {
  /** Every field for the super administrator and for actions without fields. */
  readonly fields: FieldSet;
  /** Locale codes; 'all' also for content types that are not localized. */
  readonly locales: 'all' | ReadonlySet<string>;
  /** An entry has to meet any one of them; empty means no condition. */
  readonly conditions: readonly RowCondition[];
}

/**
 * The content permissions of one actor, which every operation checks before it reads or writes. The permission engine
 * builds them from the roles of the signed-in user for each request.
 */
export interface ContentPermissions {
  /**
   * Equal names allow the same until the database is written. Absent for permissions without a name, whose responses
   * are not shared.
   */
  readonly name?: string;
  /** Id of the acting admin user, stored in createdBy and updatedBy; null for the system. */
  readonly actorId: number | null;
  /** The recorded origin of changes made with these permissions; absent outside of requests. */
  readonly origin?: ChangeOrigin;
  /** True if creators and editors of entries are neither shown nor usable in filters and sort orders. @default false */
  readonly hidesAuthors?: boolean;
  /** Returns the grants for an action; an empty list means forbidden. */
  grants(action: EntryAction, contentType: ContentType): readonly Grant[];
  /** Returns whether the actor has an action without entries, such as `admin::users.read`. */
  holds(action: string): boolean;
  /** Returns the grants of such an action; their conditions apply to the rows that the action is about. */
  grantsOf(action: string): readonly Grant[];
}

/** Returns the fields that at least one of the grants allows. */
export function allowedFields(grants: readonly Grant[]): FieldSet {
  return unionOf(grants.map(({ fields }) => fields));
}
