/** Who created or last changed an entry. */
export interface Creator {
  readonly id: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly username: string | null;
}

/** How an untouched relation travels: only how many entries it links. */
export interface RelationCount {
  readonly count: number;
}

/** An entry as the HTTP API answers it; attributes by name beside the system fields. */
export interface Entry {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** ISO date and time when published, null for a draft; absent without draft and publish. */
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
  /** There are more than `total` says, which nobody has counted. Lists of another server never say so. */
  readonly totalIsAtLeast?: boolean;
}

export interface Page<Row> {
  readonly results: readonly Row[];
  readonly pagination: Pagination;
}

/** Where a newly connected entry goes among those already connected; at the end when absent. */
export type RelationPosition =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly start: true }
  | { readonly end: true };

/** How a relation is written: what to add and what to take away. */
export interface RelationChange {
  readonly connect: readonly {
    readonly id: number;
    readonly position?: RelationPosition;
    /** Uid of the target's type, for morph relations only. */
    readonly __type?: string;
  }[];
  readonly disconnect: readonly { readonly id: number; readonly __type?: string }[];
}

/** How a person is called: by username where there is one, else by first and last name. */
export function creatorName(creator: Creator | null | undefined): string | null {
  if (!creator) return null;
  const name = creator.username ?? [creator.firstname, creator.lastname].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
