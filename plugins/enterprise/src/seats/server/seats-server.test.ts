import {
  addUser,
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { seatsServer } from './seats-server.ts';

const url = '/admin/license-limit-information';
const password = 'Correct-Horse-7';

forEachDialect((dialect) => {
  describe('seats', () => {
    let server: TestServer;
    let admin: TestSession;

    async function start(seats?: string) {
      server = await startTestServer({
        database: await dialect.open(),
        plugins: [seatsServer],
        trusted: ['seats'],
        environment: { ENTERPRISE: 'true', ...(seats !== undefined && { ENTERPRISE_SEATS: seats }) },
      });
      admin = await server.client.registerAdmin();
    }

    afterEach(() => server.close());

    const limits = async () =>
      at((await server.client.send('GET', url, undefined, { as: admin })).body, 'data');
    const invite = (email: string) =>
      server.client.send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] }, { as: admin });
    const accept = (registrationToken: unknown) =>
      server.client.send('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname: 'Eve', password },
      });
    const activate = (id: number, isActive: boolean) =>
      server.client.send('PUT', `/admin/users/${id}`, { isActive }, { as: admin });
    const countActive = async () => {
      const { kysely } = server.services.database;
      return (await kysely.selectFrom('admin_users').select('id').where('is_active', '=', 1).execute())
        .length;
    };

    it('are unlimited unless a number is set', async () => {
      await start();
      expect(await limits()).toEqual({
        currentActiveUserCount: 1,
        permittedSeats: null,
        enforcementUserCount: 1,
        licenseLimitStatus: null,
        shouldNotify: false,
        shouldStopCreate: false,
        type: 'enterprise',
        features: [],
      });
      expect((await invite('eve@example.com')).status).toBe(201);
    });

    it('report a limit that is free, reached or exceeded', async () => {
      await start('2');
      expect(await limits()).toMatchObject({
        permittedSeats: 2,
        licenseLimitStatus: null,
        shouldStopCreate: false,
      });
      await addUser(server.services, { email: 'bob@example.com', password, role: 'strapi-editor' });
      expect(await limits()).toMatchObject({
        currentActiveUserCount: 2,
        licenseLimitStatus: 'AT_LIMIT',
        shouldNotify: true,
        shouldStopCreate: true,
      });
      await addUser(server.services, { email: 'cy@example.com', password, role: 'strapi-editor' });
      expect(await limits()).toMatchObject({ enforcementUserCount: 3, licenseLimitStatus: 'OVER_LIMIT' });
    });

    it('are visible only to users who may see or change users', async () => {
      await start('2');
      await addUser(server.services, { email: 'bob@example.com', password, role: [] });
      const bob = await server.client.signIn({ email: 'bob@example.com', password });
      expect((await server.client.send('GET', url, undefined, { as: bob })).status).toBe(403);
      expect((await server.client.send('GET', url)).status).toBe(401);
    });

    it('refuse invitations, registrations and activations above the limit, and accept them below it', async () => {
      await start('2');
      const first = await invite('one@example.com');
      const second = await invite('two@example.com');
      expect((await accept(at(first.body, 'data.registrationToken'))).status).toBe(200);

      const late = await accept(at(second.body, 'data.registrationToken'));
      expect([late.status, at(late.body, 'error.message')]).toEqual([
        400,
        'All 2 seats are in use. Deactivate a user, or raise the limit of this installation.',
      ]);
      expect((await invite('three@example.com')).status).toBe(400);
      expect((await activate(Number(at(second.body, 'data.id')), true)).status).toBe(400);

      expect((await activate(Number(at(first.body, 'data.id')), false)).status).toBe(200);
      expect((await accept(at(second.body, 'data.registrationToken'))).status).toBe(200);
      expect(await countActive()).toBe(2);
    });

    it('are counted in the singular', async () => {
      await start('1');
      expect(at((await invite('one@example.com')).body, 'error.message')).toBe(
        'The only seat is in use. Deactivate a user, or raise the limit of this installation.',
      );
    });

    it('let active users change and sign in above the limit', async () => {
      await start('1');
      const { userId } = await addUser(server.services, {
        email: 'bob@example.com',
        password,
        role: 'strapi-editor',
      });
      const renamed = await server.client.send(
        'PUT',
        `/admin/users/${userId}`,
        { firstname: 'B' },
        { as: admin },
      );
      expect(renamed.status).toBe(200);
      await expect(server.client.signIn({ email: 'bob@example.com', password })).resolves.toBeDefined();
    });

    it('are never exceeded by concurrent registrations and activations', async () => {
      await start('4');
      const invited = [];
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) invited.push(await invite(`${name}@example.com`));
      await server.services.identity.forgetAttempts();
      const results = await Promise.all(
        invited.map(({ body }, index) =>
          index % 2 === 0
            ? accept(at(body, 'data.registrationToken'))
            : activate(Number(at(body, 'data.id')), true),
        ),
      );
      expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 400, 400, 400,
      ]);
      expect(await countActive()).toBe(4);
    });
  });
});

it.each(['0', '-1', '1.5', 'many', '9999999999'])('rejects %s as the number of seats', async (seats) => {
  const starting = startTestServer({
    plugins: [seatsServer],
    trusted: ['seats'],
    environment: { ENTERPRISE_SEATS: seats },
  });
  await expect(starting).rejects.toThrow('ENTERPRISE_SEATS must be a whole number above 0, or unlimited');
});
