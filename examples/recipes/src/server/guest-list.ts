import {
  defineChangePoint,
  originOf,
  type Actor,
  type DatabaseTransaction,
  type PluginContext,
} from '@admin/server';
import { Type } from 'typebox';

/** Changes of guests. Hooks before them can set the table. */
export const guestChanges = defineChangePoint({
  entity: 'guest',
  values: Type.Object({ name: Type.String(), table: Type.Integer({ minimum: 1, maximum: 20 }) }),
  verbs: { create: ['table'] },
});

const guestsOf = ({ kysely }: DatabaseTransaction) =>
  kysely.withTables<{ guests: { readonly id: number; readonly name: string; readonly table: number } }>();

/** Adds a guest, with the hooks of other plugins. */
export async function addGuest(
  { database, events }: Pick<PluginContext, 'database' | 'events'>,
  { permissions }: Pick<Actor, 'permissions'>,
  guest: { readonly id: number; readonly name: string },
) {
  const origin = originOf(permissions);
  return database.transaction(async (transaction) => {
    const guests = guestsOf(transaction);
    const sent = { name: guest.name, table: 1 };
    const [set] = await events.runBefore(guestChanges, 'create', guests, () => [
      { id: null, before: null, values: sent, origin },
    ]);
    const after = { ...sent, ...set };
    await guests
      .insertInto('guests')
      .values({ id: guest.id, ...after })
      .execute();
    await events.runAfter(guestChanges, 'create', guests, () => [
      { id: guest.id, before: null, after, origin },
    ]);
    return after;
  });
}
