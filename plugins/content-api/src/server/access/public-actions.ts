import {
  changedValues,
  defineService,
  originOf,
  StateCache,
  systemPermissions,
  type ApiClient,
  type ContentPermissions,
  type Database,
  type Migration,
  type PluginContext,
} from '@admin/server';
import { sql } from 'kysely';

/** The migrations of the table of public actions. */
export const publicActionMigrations: readonly Migration[] = [
  {
    id: '0001-public-actions',
    async up(db) {
      await sql`create table content_api_public_actions (action text not null primary key)`.execute(db);
    },
  },
];

/** The action that reads the description of the API. Without a token it describes the public actions, if there are any. */
export const descriptionAction = 'plugin::content-api.description.find';

/** The actions that everyone may call without a token. */
export interface PublicActions {
  /** Returns the ids of the public actions. */
  readonly list: () => Promise<ReadonlySet<string>>;
  /** Replaces them, and records the change. */
  readonly replace: (by: ContentPermissions, actions: readonly string[]) => Promise<void>;
  /** Returns the caller without a token; null if the action is not public. */
  readonly callerOf: (actionId: string) => Promise<ApiClient | null>;
}

/** The service of public actions. */
export const publicActionsRef = defineService<PublicActions>('content-api.public-actions');

async function readActions({ kysely }: Pick<Database, 'kysely'>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    action: string;
  }>`select action from content_api_public_actions order by action`.execute(kysely);
  return new Set(rows.map(({ action }) => action));
}

/** Permissions for all entries: the public actions alone limit what anonymous callers may do. */
const everything: ContentPermissions = { ...systemPermissions(), name: 'public' };

/** Creates the service. The public actions are read again after each write to the database, by any server. */
export function createPublicActions({
  database,
  events,
}: Pick<PluginContext, 'database' | 'events'>): PublicActions {
  const cache = new StateCache<ReadonlySet<string>>(database);
  const list = (): Promise<ReadonlySet<string>> => cache.get('actions', () => readActions(database));
  return {
    list,
    async replace(by, actions) {
      await database.transaction(async (transaction) => {
        const { kysely } = transaction;
        const before = { actions: [...(await readActions(transaction))] };
        await sql`delete from content_api_public_actions`.execute(kysely);
        for (const action of actions) {
          await sql`insert into content_api_public_actions (action) values (${action})`.execute(kysely);
        }
        await events.recordChange(kysely, () => ({
          action: 'public-access.update',
          entity: { type: 'public-access', id: null },
          origin: originOf(by),
          ...changedValues(before, { actions: actions.toSorted() }),
        }));
      });
    },
    async callerOf(actionId) {
      const actions = await list();
      const isOpen = actionId === descriptionAction ? actions.size > 0 : actions.has(actionId);
      if (!isOpen) return null;
      return {
        name: 'public',
        isAnonymous: true,
        permissions: everything,
        allows: (id) => actions.has(id),
      };
    },
  };
}
