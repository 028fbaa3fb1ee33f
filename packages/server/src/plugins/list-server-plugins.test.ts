import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../content/index.ts';
import { librarySchemas } from '../testing/fixtures/library.ts';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { at } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addUser } from '../testing/test-users.ts';
import {
  durableListenersRef,
  jobsRef,
  defineJob,
  defineServerPlugin,
  defineSettings,
  on,
} from '../plugin-api/index.ts';

const minute = 60_000;
const writer = 'api::writer.writer';
const password = 'Correct-Horse-7';

const notes = defineServerPlugin({
  id: 'notes',
  title: 'Notes',
  version: '1.2.0',
  description: 'Words beside entries',
  settings: defineSettings(
    'notes',
    Type.Object({
      perPage: Type.Integer({ default: 10, minimum: 1, title: 'Notes per page' }),
      layout: Type.Union([Type.Literal('rows', { title: 'In rows' }), Type.Literal('grid')], {
        default: 'rows',
      }),
    }),
  ),
  listeners: [on('entry.create', () => Promise.reject(new Error('no paper')), { durable: 'print' })],
  jobs: [
    defineJob({
      id: 'sweep',
      schedule: { every: minute },
      run: () => {
        throw new Error('no broom');
      },
    }),
  ],
});
const plain = defineServerPlugin({ id: 'plain', title: 'Plain', panelPlugin: 'plain-pages' });
const broken = defineServerPlugin({
  id: 'broken',
  title: 'Broken',
  onReady: () => Promise.reject(new Error('no ink')),
});

forEachDialect((dialect) => {
  describe('the plugins of the server', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        plugins: [notes, plain, broken],
        schemas: librarySchemas,
        needs: [],
      });
      await server.client.registerAdmin();
    });
    afterAll(() => server.close());

    const readAs = async (...actions: readonly string[]) => {
      const email = `${actions.join('-').replaceAll(':', '') || 'nobody'}@example.com`;
      await addUser(server.services, { email, password, role: actions.map((action) => ({ action })) });
      const as = await server.client.signIn({ email, password });
      const { status, body } = await server.client.send('GET', '/admin/server-plugins', undefined, { as });
      expect(status).toBe(200);
      return at(body, 'data');
    };

    it('[P30] are listed for every signed-in user, without details that they may not read', async () => {
      expect(await readAs()).toEqual({
        plugins: [
          {
            id: 'notes',
            title: 'Notes',
            version: '1.2.0',
            description: 'Words beside entries',
            settings: null,
          },
          {
            id: 'plain',
            title: 'Plain',
            version: null,
            description: null,
            settings: null,
            panelPlugin: 'plain-pages',
          },
        ],
      });
      expect((await server.client.send('GET', '/admin/server-plugins')).status).toBe(401);
    });

    it('[P30] include the schema of settings that the user may read, and whether they may update them', async () => {
      const schema = {
        type: 'object',
        properties: {
          perPage: { type: 'integer', default: 10, minimum: 1, title: 'Notes per page' },
          layout: {
            type: 'string',
            default: 'rows',
            oneOf: [{ const: 'rows', title: 'In rows' }, { const: 'grid' }],
          },
        },
      };
      expect(at(await readAs('plugin::notes.settings.read'), 'plugins.0.settings')).toEqual({
        schema,
        mayUpdate: false,
      });
      expect(at(await readAs('plugin::notes.settings.update'), 'plugins.0.settings')).toEqual({
        schema,
        mayUpdate: true,
      });
    });

    it('[P30] include rejected plugins, jobs and pending deliveries for users who may read the list of plugins', async () => {
      server.clock.advance(minute);
      await server.services.get(jobsRef).runDue();
      const { content, get } = server.services;
      await content.createEntry({ permissions: systemPermissions(), uid: writer, body: { name: 'Ada' } });
      await get(durableListenersRef).deliverDue();
      const listed = await readAs('admin::marketplace.read');
      expect(at(listed, 'leftOut')).toEqual([
        {
          plugin: 'broken',
          code: 'SERVER_PLUGIN_FAILED',
          message: 'onReady of plugin broken failed: no ink',
        },
      ]);
      expect(at(listed, 'owed')).toEqual([
        { plugin: 'notes', listener: 'print', waiting: 1, failed: 0, failure: null },
      ]);
      const moment = server.clock.now();
      expect(at(listed, 'jobs')).toEqual([
        {
          plugin: 'notes',
          id: 'sweep',
          isRunning: false,
          nextAt: new Date(moment + minute).toISOString(),
          startedAt: new Date(moment).toISOString(),
          endedAt: new Date(moment).toISOString(),
          failure: 'no broom',
        },
      ]);
    });
  });
});
