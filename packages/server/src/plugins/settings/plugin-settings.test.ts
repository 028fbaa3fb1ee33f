import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { defineServerPlugin, defineSettings, on } from '../../plugin-api/index.ts';

const notesSettings = defineSettings(
  'notes',
  Type.Object({
    perPage: Type.Integer({ default: 10, minimum: 1, maximum: 100, title: 'Notes per page' }),
    ratio: Type.Number({ default: 0.5 }),
    greeting: Type.String({ default: 'Hello', maxLength: 20 }),
    layout: Type.Union([Type.Literal('rows'), Type.Literal('grid')], { default: 'rows' }),
    isOpen: Type.Boolean({ default: false }),
  }),
);
const defaults = { perPage: 10, ratio: 0.5, greeting: 'Hello', layout: 'rows', isOpen: false };
const password = 'Correct-Horse-7';

async function holder(server: TestServer, email: string, ...actions: readonly string[]) {
  await addUser(server.services, { email, password, role: actions.map((action) => ({ action })) });
  return server.client.signIn({ email, password });
}

forEachDialect((dialect) => {
  describe('the settings of a plugin', () => {
    const running: TestServer[] = [];
    let received: string[] = [];

    afterEach(async () => {
      for (const server of running.splice(0)) await server.close();
      received = [];
    });

    const notes = defineServerPlugin({
      id: 'notes',
      title: 'Notes',
      settings: notesSettings,
      listeners: [on('settings.changed', ({ plugin }) => void received.push(plugin))],
    });
    const start = async (database: Database) => {
      const server = await startTestServer({ database, plugins: [notes] });
      running.push(server);
      return server;
    };
    const open = async () => {
      const server = await start(await dialect.open());
      const admin = await server.client.registerAdmin();
      const get = (as: TestSession = admin) =>
        server.client.send('GET', '/notes/settings', undefined, { as });
      const put = (values: unknown, as: TestSession = admin) =>
        server.client.send('PUT', '/notes/settings', values, { as });
      return { server, admin, get, put, settings: server.services.settings };
    };

    it('[P27] have their defaults until values are written', async () => {
      const { server, get, put, settings } = await open();
      expect((await get()).body).toEqual({ data: defaults });
      expect((await put({ perPage: 20, layout: 'grid' })).body).toEqual({
        data: { ...defaults, perPage: 20, layout: 'grid' },
      });
      await put({ isOpen: true });
      const written = { ...defaults, perPage: 20, layout: 'grid', isOpen: true };
      expect(await settings.read(notesSettings)).toEqual(written);
      expect(await settings.read(notesSettings)).toBe(await settings.read(notesSettings));
      const again = await start(server.services.database);
      expect(await again.services.settings.read(notesSettings)).toEqual(written);
      expect(received).toEqual(['notes', 'notes']);
    });

    it('[P27] are rejected with an error per invalid value, and none is stored', async () => {
      const { get, put, settings } = await open();
      const invalid = { perPage: 101, layout: 'list', greeting: 'x'.repeat(21), isOpen: true };
      const { status, body } = await put(invalid);
      expect(status).toBe(400);
      expect(at(body, 'error.details.errors')).toMatchObject([
        { path: ['perPage'], message: 'perPage must be less than or equal to 100' },
        { path: ['greeting'], message: 'greeting must be at most 20 characters' },
        { path: ['layout'], message: 'layout must be one of the following values: rows, grid' },
      ]);
      expect((await put({ perpage: 3 })).status).toBe(400);
      await expect(settings.write(notesSettings, { ratio: Number.NaN })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ path: ['ratio'] }] },
      });
      expect((await get()).body).toEqual({ data: defaults });
      expect(received).toEqual([]);
      // @ts-expect-error [P2]: it is a number
      await expect(settings.write(notesSettings, { perPage: 'ten' })).rejects.toThrow('perPage');
    });

    it('[P28] are read and written by users with the permission', async () => {
      const { server, get, put } = await open();
      const reader = await holder(server, 'reader@example.com', 'plugin::notes.settings.read');
      const writer = await holder(server, 'writer@example.com', 'plugin::notes.settings.update');
      const nobody = await holder(server, 'nobody@example.com');
      const statuses = async (as: TestSession) => [
        (await get(as)).status,
        (await put({ perPage: 5 }, as)).status,
      ];
      expect(await statuses(reader)).toEqual([200, 403]);
      expect(await statuses(writer)).toEqual([200, 200]);
      expect(await statuses(nobody)).toEqual([403, 403]);
      expect((await server.client.send('GET', '/notes/settings')).status).toBe(401);
    });

    it('[P29] fall back individually when a stored value no longer fits, which is logged once', async () => {
      const { server, settings } = await open();
      const { database } = server.services;
      await settings.write(notesSettings, { perPage: 30 });
      await database.transaction(async ({ kysely, touch }) => {
        const value = JSON.stringify({ perPage: 30, greeting: 7, gone: true });
        await sql`update plugin_settings set value = ${value}`.execute(kysely);
        touch('plugin_settings');
      });
      const merged = { ...defaults, perPage: 30 };
      expect(await settings.read(notesSettings)).toEqual(merged);
      // A change by another user causes a new check, but no repeated log entry.
      await settings.write(notesSettings, { isOpen: true });
      expect(await settings.read(notesSettings)).toEqual({ ...merged, isOpen: true });
      const warnings = server.log.lines.filter((line) => line.includes('does not match its schema'));
      expect(warnings.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { plugin: 'notes', setting: 'greeting' },
      ]);
    });

    it('[P27] merge simultaneous updates', async () => {
      const { settings } = await open();
      await Promise.all([
        settings.write(notesSettings, { perPage: 11 }),
        settings.write(notesSettings, { greeting: 'Hi' }),
        settings.write(notesSettings, { isOpen: true }),
      ]);
      expect(await settings.read(notesSettings)).toEqual({
        ...defaults,
        perPage: 11,
        greeting: 'Hi',
        isOpen: true,
      });
    });

    it('[P27] are read again by every server after an update', async () => {
      const { server, settings } = await open();
      const other = await start(server.services.database);
      expect(await other.services.settings.read(notesSettings)).toEqual(defaults);
      await settings.write(notesSettings, { perPage: 40 });
      expect(await other.services.settings.read(notesSettings)).toMatchObject({ perPage: 40 });
    });
  });
});
