/** The creator or last editor of an entry. */
export interface Creator {
  readonly id: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly username: string | null;
}

/** An unchanged relation in a response: only the number of linked entries. */
export interface RelationCount {
  readonly count: number;
}

/** An entry of the HTTP API; attributes by name beside the system fields. */
export interface Entry {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** ISO date and time of publication, null for a draft; absent without draft and publish. */
  readonly publishedAt?: string | null;
  readonly locale?: string;
  readonly createdBy?: Creator | null;
  readonly updatedBy?: Creator | null;
  readonly localizations?: readonly Entry[];
  readonly [attribute: string]: unknown;
}

/** A page of a list. `page` counts from 1. */
export interface Pagination {
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
  /** True if more than `total` entries match, which were not counted. Other servers never set it. */
  readonly totalIsAtLeast?: boolean;
}

export interface Page<Row> {
  readonly results: readonly Row[];
  readonly pagination: Pagination;
}

/** The position of a newly connected entry among the connected ones. @default the end */
export type RelationPosition =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly start: true }
  | { readonly end: true };

/** A change of a relation: the entries to connect and disconnect. */
export interface RelationChange {
  readonly connect: readonly {
    readonly id: number;
    readonly position?: RelationPosition;
    /** Uid of the target's type, for morph relations only. */
    readonly __type?: string;
  }[];
  readonly disconnect: readonly { readonly id: number; readonly __type?: string }[];
}

/** Returns the name of an administrator: the username if there is one, otherwise first and last name. */
export function creatorName(creator: Creator | null | undefined): string | null {
  if (!creator) return null;
  const name = creator.username ?? [creator.firstname, creator.lastname].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
