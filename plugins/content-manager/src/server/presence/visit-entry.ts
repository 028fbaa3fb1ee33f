import { type Presence, type PresentPerson, endpoints } from '@admin/contract';
import { type Actor, type PluginContext, route, type Route } from '@admin/server';
import { presenceTables } from './tables.ts';

/** Milliseconds for which a page counts as open after its last request. */
const lease = 30_000;

/** The maximum number of pages of one user: new ones replace the oldest. */
const maxPages = 20;

/** The maximum number of returned users. */
const maxPeople = 20;

/** A page of a user, the entry that it has open, and whether it has unsaved changes. */
export interface Visit {
  readonly services: Pick<PluginContext, 'content' | 'database' | 'now'>;
  readonly actor: Actor;
  readonly uid: string;
  readonly id: number | string;
  readonly visitor: string;
  readonly does: 'look' | 'edit' | 'leave';
}

/**
 * Renews or ends the lease of a page on an entry, and returns the other users with the entry open. The leases are in
 * the database, so all its servers agree.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403) for an entry that the actor may not read
 */
export async function visitEntry(visit: Visit): Promise<Presence> {
  const { services, actor, uid } = visit;
  const call = { permissions: actor.permissions, uid, id: visit.id };
  const { entry, version } = await services.content.readEntry(call);
  if (visit.does === 'leave') await endVisit(visit);
  else await renewVisit(visit, entry.id);
  const { updatedAt, updatedBy } = entry;
  return {
    people: await othersAt(visit, entry.id),
    version: `"v${version}"`,
    updatedAt,
    updatedBy: updatedBy
      ? {
          id: updatedBy.id,
          firstname: updatedBy.firstname,
          lastname: updatedBy.lastname,
          username: updatedBy.username,
        }
      : null,
  };
}

const endOfLeases = ({ services }: Visit): string => new Date(services.now() - lease).toISOString();

async function endVisit({ services, actor, visitor }: Visit): Promise<void> {
  await presenceTables(services.database)
    .deleteFrom('content_visits')
    .where('user_id', '=', actor.user.id)
    .where('visitor', '=', visitor)
    .execute();
}

async function renewVisit(visit: Visit, entryId: number): Promise<void> {
  const { services, actor, uid, visitor, does } = visit;
  const tables = presenceTables(services.database);
  const renewed = {
    uid,
    entry_id: entryId,
    is_editing: does === 'edit' ? 1 : 0,
    seen_at: new Date(services.now()).toISOString(),
  };
  await tables
    .insertInto('content_visits')
    .values({ user_id: actor.user.id, visitor, ...renewed })
    .onConflict((conflict) => conflict.columns(['user_id', 'visitor']).doUpdateSet(renewed))
    .execute();
  await tables.deleteFrom('content_visits').where('seen_at', '<', endOfLeases(visit)).execute();
  const pages = await tables
    .selectFrom('content_visits')
    .select('visitor')
    .where('user_id', '=', actor.user.id)
    .orderBy('seen_at', 'desc')
    .execute();
  const surplus = pages.slice(maxPages).map((page) => page.visitor);
  if (surplus.length === 0) return;
  await tables
    .deleteFrom('content_visits')
    .where('user_id', '=', actor.user.id)
    .where('visitor', 'in', surplus)
    .execute();
}

/** Returns all other users with a page on the entry, once each. */
async function othersAt(visit: Visit, entryId: number): Promise<PresentPerson[]> {
  const { services, actor, uid } = visit;
  const rows = await presenceTables(services.database)
    .withTables<{
      admin_users: {
        id: number;
        firstname: string | null;
        lastname: string | null;
        username: string | null;
      };
    }>()
    .selectFrom('content_visits as visit')
    .innerJoin('admin_users as person', 'person.id', 'visit.user_id')
    .select(({ fn }) => [
      'person.id',
      'person.firstname',
      'person.lastname',
      'person.username',
      fn.max('visit.is_editing').as('is_editing'),
    ])
    .where('visit.uid', '=', uid)
    .where('visit.entry_id', '=', entryId)
    .where('visit.seen_at', '>=', endOfLeases(visit))
    .where('visit.user_id', '<>', actor.user.id)
    .groupBy(['person.id', 'person.firstname', 'person.lastname', 'person.username'])
    .orderBy('person.firstname')
    .orderBy('person.id')
    .limit(maxPeople)
    .execute();
  return rows.map(({ id, firstname, lastname, username, is_editing }) => ({
    id,
    firstname,
    lastname,
    username,
    isEditing: is_editing === 1,
  }));
}

/** Routes of the other users with an entry open. */
export const presenceRoutes: readonly Route[] = [
  route(endpoints.visitEntry, async ({ actor, params, body, services }) => ({
    data: await visitEntry({ services, actor, ...params, ...body }),
  })),
];
