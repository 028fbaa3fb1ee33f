import {
  beforeUser,
  type Database,
  defineServerPlugin,
  defineVariable,
  projectTypeRef,
  refused,
  route,
  type BeforeHookContext,
  type Migration,
  type PluginContext,
  type ServerPlugin,
} from '@admin/server';
import { sql } from 'kysely';
import { seatsEndpoints, type LicenseLimits } from '../contract.ts';

/** The number of active users that an installation may have. */
const seatsVariable = defineVariable<number | null>({
  name: 'ENTERPRISE_SEATS',
  fallback: 'unlimited',
  description: 'Number of users that may be active at the same time in the enterprise edition.',
  expects: 'a whole number above 0, or unlimited',
  read(text) {
    if (text === 'unlimited') return null;
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  },
});

/** A single row, locked by each transaction that takes a seat: the next one then counts the committed users. */
const lockTable: Migration = {
  id: '0001-lock',
  async up(db) {
    await sql`create table enterprise_seats (id integer primary key)`.execute(db);
    await sql`insert into enterprise_seats (id) values (1)`.execute(db);
  },
};

async function countActiveUsers(db: Database['kysely']): Promise<number> {
  const { rows } = await sql<{ readonly total: number | string }>`
    select count(*) as total from admin_users where is_active = 1`.execute(db);
  return Number(rows[0]?.total);
}

/**
 * Throws when no seat is free. Until the transaction ends, no other transaction can take one.
 * @throws AppError SEATS_TAKEN (400)
 */
async function takeSeat({ transaction, server }: BeforeHookContext): Promise<void> {
  const permitted = server.variable(seatsVariable);
  if (permitted === null) return;
  await sql`select id from enterprise_seats where id = 1 ${server.database.dialect.forUpdate}`.execute(
    transaction,
  );
  if ((await countActiveUsers(transaction)) < permitted) return;
  throw refused(
    'SEATS_TAKEN',
    `${permitted === 1 ? 'The only seat is' : `All ${permitted} seats are`} in use. Deactivate a user, or raise the limit of this installation.`,
  );
}

function statusOf(users: number, permitted: number | null): LicenseLimits['licenseLimitStatus'] {
  if (permitted === null || users < permitted) return null;
  return users === permitted ? 'AT_LIMIT' : 'OVER_LIMIT';
}

async function readLicenseLimits({ database, variable, get }: PluginContext): Promise<LicenseLimits> {
  const permittedSeats = variable(seatsVariable);
  const users = await countActiveUsers(database.kysely);
  const licenseLimitStatus = statusOf(users, permittedSeats);
  const isFull = licenseLimitStatus !== null;
  return {
    currentActiveUserCount: users,
    permittedSeats,
    enforcementUserCount: users,
    licenseLimitStatus,
    shouldNotify: isFull,
    shouldStopCreate: isFull,
    type: 'enterprise',
    features: get(projectTypeRef).features,
  };
}

/** Limits the number of active users. */
export const seatsServer: ServerPlugin = defineServerPlugin({
  id: 'seats',
  title: 'Seats',
  description: 'Limits the number of active users.',
  variables: [seatsVariable],
  migrations: [lockTable],
  beforeUser: [
    beforeUser('create', (_user, context) => takeSeat(context)),
    beforeUser('activate', (_user, context) => takeSeat(context)),
  ],
  routes: [
    route(seatsEndpoints.readLicenseLimits, async ({ services }) => ({
      data: await readLicenseLimits(services),
    })),
  ],
});
