import { existsSync, readFileSync } from 'node:fs';
import { configRef } from '@admin/server';
import { at, forEachDialect, setRolePermissions, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewComment } from '../../contract.ts';
import {
  article,
  page,
  reading,
  startReview,
  system,
  updating,
  type ReviewFixture,
} from '../fixtures/review-fixture.testing.ts';

type Person = Awaited<ReturnType<ReviewFixture['addPerson']>>;

forEachDialect((dialect) => {
  describe('the assignee of an entry', () => {
    let fixture: ReviewFixture;
    let editor: Person;
    let reader: Person;
    let stranger: Person;

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
      await fixture.createWorkflow([article]);
      editor = await fixture.addPerson('Eddi', [reading(article), updating(article)]);
      reader = await fixture.addPerson('Rita', [reading(article)]);
      stranger = await fixture.addPerson('Sam', [reading(page)]);
    });

    afterAll(() => fixture.server.close());

    const assign = async (id: number, to: number | null, as?: TestSession, uid = article) => {
      const url = `/admin/content-manager/collection-types/${uid}/${id}/assignee`;
      const { status, body } = await fixture.call('PUT', url, { data: { id: to } }, as);
      return { status, code: at(body, 'error.details.code'), assignee: at(body, 'data.strapi_assignee') };
    };
    const assigneeOf = async (id: number) => {
      const { content } = fixture.server.services;
      const { entry } = await content.readEntry({ permissions: system, uid: article, id });
      return (at(entry, 'strapi_assignee.id') as number | undefined) ?? null;
    };
    /** Returns the mails that were sent to an address. */
    const mailsTo = async (address: string) => {
      const { mail, get } = fixture.server.services;
      await mail.flush();
      const file = get(configRef).mailOutbox;
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes(`"${address}"`));
    };

    it('is a user who may read the entry, and is read with it', async () => {
      const id = await fixture.createEntry(article);
      expect(await assign(id, reader.userId, editor.session)).toMatchObject({
        status: 200,
        assignee: { id: reader.userId },
      });
      expect(await assign(id, stranger.userId)).toMatchObject({ status: 400, code: 'ASSIGNEE_INVALID' });
      expect(await assign(id, 999_999)).toMatchObject({ status: 400, code: 'ASSIGNEE_INVALID' });
      expect(await assigneeOf(id)).toBe(reader.userId);
      expect(await assign(id, null, editor.session)).toMatchObject({ status: 200, assignee: null });
    });

    it('is set by those who may change the entry or move it', async () => {
      const id = await fixture.createEntry(article);
      // Everyone may move an entry from the first stage.
      expect((await assign(id, editor.userId, reader.session)).status).toBe(200);
      const stages = await fixture.call(
        'GET',
        `/admin/content-manager/collection-types/${article}/${id}/stages`,
      );
      const to = (at(stages.body, 'meta.stages') as { id: number }[])[2]?.id;
      await fixture.call('PUT', `/admin/content-manager/collection-types/${article}/${id}/stage`, {
        data: { id: to },
      });
      expect(await assign(id, reader.userId, reader.session)).toMatchObject({
        status: 403,
        code: 'ASSIGNMENT_FORBIDDEN',
      });
      expect((await assign(id, reader.userId, editor.session)).status).toBe(200);
      expect((await assign(id, reader.userId, stranger.session)).status).toBe(403);
      const other = await fixture.createEntry(page);
      expect(await assign(other, stranger.userId, undefined, page)).toMatchObject({ code: 'NO_WORKFLOW' });
    });

    it('can be any active user whose roles read the content type', async () => {
      const list = async (query: string, as = reader.session) =>
        fixture.call('GET', `/admin/review-workflows/assignees/${article}?${query}`, undefined, as);
      const { body } = await list('pageSize=50');
      const ids = (at(body, 'results') as { id: number }[]).map(({ id }) => id);
      expect(ids).toContain(editor.userId);
      expect(ids).not.toContain(stranger.userId);
      expect(JSON.stringify(body)).not.toContain('@');
      expect((await list('_q=ada')).body).toMatchObject({ results: [{ firstname: 'Ada' }] });
      expect((await list('', stranger.session)).status).toBe(403);
      expect((await list('page=0')).status).toBe(400);
    });

    it('sees the entry among those that wait for them', async () => {
      const id = await fixture.createEntry(article, { body: { title: 'Waiting' } });
      await assign(id, reader.userId);
      const waiting = async (as: TestSession) =>
        (await fixture.call('GET', '/admin/review-workflows/assigned-to-me', undefined, as)).body;
      expect(at(await waiting(reader.session), 'results.0')).toMatchObject({
        uid: article,
        kind: 'collectionType',
        id,
        title: 'Waiting',
        stage: { name: 'Draft' },
      });
      expect(await waiting(stranger.session)).toMatchObject({ results: [], pagination: { total: 0 } });
    });

    it('is assigned several entries with an outcome for each', async () => {
      const ids = [await fixture.createEntry(article), await fixture.createEntry(article)];
      const url = `/admin/content-manager/collection-types/${article}/actions/bulkAssignee`;
      const send = (assignee: number) =>
        fixture.call('POST', url, { ids, assignee }, editor.session).then(({ body }) => at(body, 'data'));
      expect(await send(reader.userId)).toEqual(ids.map((id) => ({ id, outcome: 'changed' })));
      expect(await send(reader.userId)).toEqual(ids.map((id) => ({ id, outcome: 'unchanged' })));
      expect(await send(stranger.userId)).toEqual(
        ids.map((id) => ({ id, outcome: 'refused', code: 'ASSIGNEE_INVALID' })),
      );
    });

    it('is assigned all entries of a list, with one email', async () => {
      const person = await fixture.addPerson('Mia', [reading(article)]);
      for (let index = 0; index < 60; index += 1) {
        await fixture.createEntry(article, { body: { title: `Pile ${index}` } });
      }
      const url = `/admin/content-manager/collection-types/${article}/actions/bulkAssigneeMatching`;
      const body = { filters: { title: { $startsWith: 'Pile' } }, count: 60, assignee: person.userId };
      expect(await fixture.call('POST', url, body)).toMatchObject({
        status: 200,
        body: { data: { changed: 60, unchanged: 0, refused: 0, reasons: [] } },
      });
      expect(await mailsTo('mia@example.com')).toHaveLength(1);
      expect(await fixture.call('POST', url, { ...body, assignee: stranger.userId })).toMatchObject({
        body: { data: { changed: 0, refused: 60, reasons: { length: 50 } } },
      });
    });

    it('is removed with the user, and when the user loses access', async () => {
      const [deleted, demoted] = [
        await fixture.addPerson('Del', [reading(article)]),
        await fixture.addPerson('Dem', [reading(article)]),
      ];
      const [one, other] = [await fixture.createEntry(article), await fixture.createEntry(article)];
      await assign(one, deleted.userId);
      await assign(other, demoted.userId);
      await fixture.call('DELETE', `/admin/users/${deleted.userId}`);
      expect(await assigneeOf(one)).toBeNull();
      await setRolePermissions(fixture.server.services, demoted.roleId, []);
      const { events } = fixture.server.services;
      events.emit('role.changed', { roleId: demoted.roleId, actorId: 1 });
      await expect.poll(() => assigneeOf(other)).toBeNull();
    });

    it('is told so by email, unless they do not want it', async () => {
      const notified = await fixture.addPerson('Noa', [reading(article)]);
      const id = await fixture.createEntry(article, { body: { title: 'For Noa' } });
      await assign(id, notified.userId);
      expect(await mailsTo('noa@example.com')).toHaveLength(1);
      const url = '/admin/review-workflows/notifications';
      const off = { assignment: false, mention: true };
      expect((await fixture.call('GET', url, undefined, notified.session)).body).toEqual({
        data: { assignment: true, mention: true },
      });
      expect((await fixture.call('PUT', url, off, notified.session)).body).toEqual({ data: off });
      await assign(id, null);
      await assign(id, notified.userId);
      const text = 'Please look at this';
      const comments = `/admin/review-workflows/comments/${article}/${id}`;
      await fixture.call('POST', comments, { text, mentions: [notified.userId] });
      const mails = await mailsTo('noa@example.com');
      expect(mails).toHaveLength(2);
      expect(mails[1]).toContain(text);
    });
  });

  describe('a comment on an entry', () => {
    let fixture: ReviewFixture;
    let reader: Person;
    let stranger: Person;

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
      reader = await fixture.addPerson('Rita', [reading(article)]);
      stranger = await fixture.addPerson('Sam', []);
    });

    afterAll(() => fixture.server.close());

    const url = (id: number) => `/admin/review-workflows/comments/${article}/${id}`;

    it('is listed for readers of the entry, newest first, and deleted by its author only', async () => {
      const id = await fixture.createEntry(article);
      const send = (text: string, as = reader.session) => fixture.call('POST', url(id), { text }, as);
      const first = at((await send('First\nline')).body, 'data') as ReviewComment;
      expect(first).toMatchObject({ text: 'First\nline', author: { id: reader.userId }, isOwn: true });
      expect((await send('Second', fixture.admin)).status).toBe(201);
      const list = (as: TestSession, query = '') => fixture.call('GET', url(id) + query, undefined, as);
      expect((await list(reader.session)).body).toMatchObject({
        results: [{ text: 'Second', isOwn: false }, { text: 'First\nline' }],
        pagination: { total: 2 },
      });
      expect((await list(reader.session, '?page=2&pageSize=1')).body).toMatchObject({
        results: [{ id: first.id }],
      });
      expect((await list(stranger.session)).status).toBe(403);
      expect((await send('No', stranger.session)).status).toBe(403);
      const remove = (as: TestSession) => fixture.call('DELETE', `${url(id)}/${first.id}`, undefined, as);
      expect((await remove(fixture.admin)).status).toBe(404);
      expect((await remove(reader.session)).status).toBe(204);
      expect((await remove(reader.session)).status).toBe(404);
    });

    it('mentions only users who may read the entry, and is limited', async () => {
      const id = await fixture.createEntry(article);
      const send = (body: object) => fixture.call('POST', url(id), body);
      expect(await send({ text: 'Hi', mentions: [reader.userId, reader.userId] })).toMatchObject({
        status: 201,
        body: { data: { mentions: [{ id: reader.userId }] } },
      });
      expect(at((await send({ text: 'Hi', mentions: [stranger.userId] })).body, 'error.details.code')).toBe(
        'MENTION_INVALID',
      );
      for (const body of [
        { text: '' },
        { text: 'x'.repeat(5001) },
        { text: 'Hi', mentions: Array.from({ length: 21 }, (_one, index) => index + 1) },
      ]) {
        expect((await send(body)).status).toBe(400);
      }
      let last = 201;
      for (let count = 0; count < 25 && last === 201; count += 1)
        last = (await send({ text: 'Again' })).status;
      expect(last).toBe(429);
    });

    it('is deleted with its entry', async () => {
      const id = await fixture.createEntry(article);
      await fixture.call('POST', url(id), { text: 'Gone soon' }, reader.session);
      const { content, database } = fixture.server.services;
      await content.deleteEntry({ permissions: system, uid: article, id });
      const rows = await database.kysely
        .selectFrom('review_comments')
        .select('id')
        .where('entry_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    });
  });
});
