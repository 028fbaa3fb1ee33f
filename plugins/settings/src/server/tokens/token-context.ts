import type { ContentApiActions, Database, IdentityService, Logger } from '@admin/server';

/** What every operation on tokens works with. */
export interface TokenContext {
  readonly database: Database;
  readonly logger: Logger;
  /** Makes hashes of keys; whoever has a copy of the database but not this cannot test a guess. */
  readonly hashKey: Uint8Array;
  /** What custom tokens can be given. */
  readonly actions: ContentApiActions;
  /** Knows what the owners of tokens may do. */
  readonly identity: Pick<IdentityService, 'permissionsOfUser'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A moment as it is stored: ISO 8601 in UTC with milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
