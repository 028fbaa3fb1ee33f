import { entryActions } from '@admin/content-model';
import { RecentWork } from '@admin/contract';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, label, memo } from '../../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { at, type TestSession } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser, setRolePermissions } from '../../../testing/test-users.ts';
import { systemPermissions } from '../../permissions/system-permissions.ts';

const password = 'Correct-Horse-7';
const { read } = entryActions;

function titles({ changed }: RecentWork) {
  return changed.map(({ title }) => title);
}

describe('the recent work on the home page', () => {
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ schemas: librarySchemas });
    admin = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const recent = async (as: TestSession): Promise<RecentWork> => {
    const answer = await server.client.send('GET', '/admin/home/recent', undefined, { as });
    expect(answer.status).toBe(200);
    const work = at(answer.body, 'data') as RecentWork;
    expect(Compile(RecentWork).Check(work)).toBe(true);
    return work;
  };

  it('is told to nobody without a session', async () => {
    expect((await server.client.send('GET', '/admin/home/recent')).status).toBe(401);
  });

  it('is empty on the first day', async () => {
    expect(await recent(admin)).toEqual({ changed: [], drafts: [] });
  });

  it('holds what the roles of the person allow at this moment', async () => {
    const email = 'rita@example.com';
    const { userId, roleId } = await addUser(server.services, { email, password, role: [] });
    const rita = await server.client.signIn({ email, password });
    const create = async (actorId: number, uid: string, body: object) => {
      server.clock.advance(1000);
      await server.services.content.createEntry({ permissions: systemPermissions(actorId), uid, body });
    };
    await create(1, book.uid, { title: 'Book' });
    await create(1, label.uid, { name: 'Label' });
    await create(1, memo.uid, { title: 'Of Ada' });
    await create(userId, memo.uid, { title: 'Of Rita' });
    expect(titles(await recent(admin))).toEqual(['Of Rita', 'Of Ada', 'Label', 'Book']);
    expect(titles(await recent(rita))).toEqual([]);
    await setRolePermissions(server.services, roleId, [
      { action: read, subject: book.uid, properties: { fields: ['title'] } },
      { action: read, subject: label.uid, properties: { fields: ['weight'] } },
      { action: read, subject: memo.uid, properties: { fields: null }, conditions: ['admin::is-creator'] },
    ]);
    expect(titles(await recent(rita))).toEqual(['Of Rita', null]);
    await setRolePermissions(server.services, roleId, [
      { action: read, subject: book.uid, properties: { fields: ['title'], locales: ['en'] } },
    ]);
    const work = await recent(rita);
    expect(titles(work)).toEqual(['Book']);
    expect(work.drafts).toEqual([]);
    expect(JSON.stringify(work)).not.toContain('@');
  });
});
