import { entryActions } from '@admin/content-model';
import { at, forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Workflow } from '../../contract.ts';
import {
  article,
  home,
  page,
  reading,
  stage,
  stageId,
  startReview,
  system,
  updating,
  type ReviewFixture,
} from '../fixtures/review-fixture.testing.ts';

forEachDialect((dialect) => {
  describe('the stage of an entry', () => {
    let fixture: ReviewFixture;
    let workflow: Workflow;
    let reviewer: TestSession;
    let reviewerRole: number;
    let editor: TestSession;

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
      const person = await fixture.addPerson('Rita', [reading(article), reading(page), reading(home)]);
      ({ session: reviewer, roleId: reviewerRole } = person);
      ({ session: editor } = await fixture.addPerson('Eddi', [reading(article), updating(article)]));
      workflow = await fixture.createWorkflow([article, page, home], {
        stages: [
          stage('Draft', { transitions: [{ to: 'Review', roles: null }] }),
          stage('Review', { transitions: [{ to: 'Done', roles: [reviewerRole] }] }),
          stage('Done'),
        ],
        stageRequiredToPublish: 'Done',
      });
    });

    afterAll(() => fixture.server.close());

    const path = (uid: string, id: number, kind = 'collection-types') =>
      `/admin/content-manager/${kind}/${uid}/${id}`;
    const move = (id: number, name: string, as?: TestSession, uid = article) =>
      fixture.call('PUT', `${path(uid, id)}/stage`, { data: { id: stageId(workflow, name) } }, as);

    it('is the first one of the workflow, whatever a client sends', async () => {
      const done = stageId(workflow, 'Done');
      const bodies = [done, { id: done }, [done], { connect: [done] }, { set: [{ id: done }] }];
      for (const strapi_stage of bodies) {
        const body = { title: 'Two', strapi_stage, strapi_assignee: 1 };
        const id = await fixture.createEntry(article, { body });
        expect(await fixture.stageOf(article, id)).toBe('Draft');
        const { content } = fixture.server.services;
        const { entry } = await content.updateEntry({ permissions: system, uid: article, id, body });
        expect(entry).toMatchObject({
          title: 'Two',
          strapi_stage: { name: 'Draft', color: '#4945ff' },
          strapi_assignee: null,
        });
        expect(entry['strapi_stage']).toMatchObject({ id: stageId(workflow, 'Draft') });
        const clone = await content.cloneEntry({ permissions: system, uid: article, id, body });
        expect(clone.entry).toMatchObject({ strapi_stage: { name: 'Draft' }, strapi_assignee: null });
      }
    });

    it('is the first one for imported entries', async () => {
      const { content } = fixture.server.services;
      const entries = ['One', 'Two'].map((title) => ({ values: { title } }));
      const ids = await content.importEntries({ uid: article, entries });
      for (const id of ids) expect(await fixture.stageOf(article, id)).toBe('Draft');
    });

    it('is changed by the endpoint, without a new version of the entry', async () => {
      const { content } = fixture.server.services;
      const id = await fixture.createEntry(article);
      const { version } = await content.readEntry({ permissions: system, uid: article, id });
      const response = await move(id, 'Review');
      expect(response).toMatchObject({
        status: 200,
        body: { data: { id, strapi_stage: { name: 'Review' }, strapi_assignee: null } },
      });
      const read = await content.readEntry({ permissions: system, uid: article, id });
      expect(read).toMatchObject({ version, entry: { strapi_stage: { name: 'Review' } } });
      const clone = await content.cloneEntry({ permissions: system, uid: article, id, body: {} });
      expect(clone.entry).toMatchObject({ strapi_stage: { name: 'Draft' } });
    });

    it('follows the transitions of the roles', async () => {
      const id = await fixture.createEntry(article);
      const steps: readonly (readonly [string, TestSession, number, string?])[] = [
        ['Done', reviewer, 403, 'TRANSITION_FORBIDDEN'],
        ['Done', editor, 403, 'TRANSITION_FORBIDDEN'],
        ['Review', editor, 200],
        ['Review', editor, 200],
        ['Done', editor, 403, 'TRANSITION_FORBIDDEN'],
        ['Draft', reviewer, 403, 'TRANSITION_FORBIDDEN'],
        ['Done', reviewer, 200],
        ['Draft', reviewer, 403, 'TRANSITION_FORBIDDEN'],
        ['Draft', fixture.admin, 200],
        ['Done', fixture.admin, 200],
      ];
      for (const [name, as, status, code] of steps) {
        const response = await move(id, name, as);
        expect([response.status, at(response.body, 'error.details.code')]).toEqual([status, code]);
      }
    });

    it('is listed with the stages that the caller may choose', async () => {
      const id = await fixture.createEntry(article);
      await move(id, 'Review');
      const stages = async (as: TestSession) =>
        (await fixture.call('GET', `${path(article, id)}/stages`, undefined, as)).body;
      const names = (body: unknown, at: 'data' | 'stages') => {
        const { data, meta } = body as { data: { name: string }[]; meta: { stages: { name: string }[] } };
        return (at === 'data' ? data : meta.stages).map(({ name }) => name);
      };
      expect(names(await stages(reviewer), 'data')).toEqual(['Done']);
      expect(names(await stages(editor), 'data')).toEqual([]);
      expect(names(await stages(fixture.admin), 'data')).toEqual(['Draft', 'Done']);
      expect(await stages(editor)).toMatchObject({
        meta: {
          workflow: { id: workflow.id },
          stage: { name: 'Review' },
          assignee: null,
          canAssign: true,
          stageRequiredToPublish: stageId(workflow, 'Done'),
        },
      });
      expect(names(await stages(editor), 'stages')).toEqual(['Draft', 'Review', 'Done']);
    });

    it('is not changed for unknown stages, entries and content types', async () => {
      const id = await fixture.createEntry(article);
      const put = async (url: string, stageTo: number, as?: TestSession) => {
        const { status, body } = await fixture.call('PUT', `${url}/stage`, { data: { id: stageTo } }, as);
        return [status, at(body, 'error.details.code')];
      };
      const review = stageId(workflow, 'Review');
      expect(await put(path(article, id), 999_999)).toEqual([400, 'STAGE_UNKNOWN']);
      expect(await put(path(article, 999_999), review)).toEqual([404, undefined]);
      expect(await put(path(article, id, 'single-types'), review)).toEqual([404, undefined]);
      expect(await put(path('api::gone.gone', id), review)).toEqual([404, undefined]);
      const { session } = await fixture.addPerson('Nora', []);
      expect(await put(path(article, id), review, session)).toEqual([403, undefined]);
      expect(await fixture.stageOf(article, id)).toBe('Draft');
    });

    it('is separate in each locale', async () => {
      const { content, database } = fixture.server.services;
      const now = new Date(0).toISOString();
      await database.kysely
        .withTables<{ locales: Record<string, unknown> }>()
        .insertInto('locales')
        .values({ code: 'fr', name: 'French', is_default: 0, created_at: now, updated_at: now })
        .execute();
      const id = await fixture.createEntry(page);
      await move(id, 'Review', fixture.admin, page);
      const translation = await content.createEntry({
        permissions: system,
        uid: page,
        body: { title: 'Deux' },
        locale: 'fr',
        relatedEntityId: id,
      });
      expect(translation.entry).toMatchObject({ strapi_stage: { name: 'Draft' } });
      await content.updateEntry({ permissions: system, uid: page, id, body: { title: 'Trois' } });
      expect(await fixture.stageOf(page, translation.entry.id)).toBe('Draft');
      expect(await fixture.stageOf(page, id)).toBe('Review');
    });

    it('works for single types', async () => {
      const { content } = fixture.server.services;
      const { entry } = await content.saveSingle({
        permissions: system,
        uid: home,
        body: { title: 'Home' },
      });
      expect(entry).toMatchObject({ strapi_stage: { name: 'Draft' } });
      const body = { data: { id: stageId(workflow, 'Review') } };
      const response = await fixture.call('PUT', `${path(home, entry.id, 'single-types')}/stage`, body);
      expect(response).toMatchObject({ status: 200, body: { data: { strapi_stage: { name: 'Review' } } } });
    });

    it('is required for publishing an entry, several, and all of a list', async () => {
      const { content } = fixture.server.services;
      const [draft, done] = [await fixture.createEntry(page), await fixture.createEntry(page)];
      await move(done, 'Done', fixture.admin, page);
      const call = { permissions: system, uid: page };
      const refusal = {
        code: 'ENTRY_INVALID',
        details: {
          errors: [{ path: ['strapi_stage'], message: expect.stringContaining('“Done”') as string }],
        },
      };
      await expect(content.publishEntry({ ...call, id: draft })).rejects.toMatchObject(refusal);
      await expect(content.publishEntries({ ...call, ids: [done, draft] })).rejects.toMatchObject(refusal);
      const { pagination } = await content.findEntries({ ...call, query: { locale: 'en' } });
      await expect(
        content.publishEntries({ ...call, matching: { locale: 'en', count: pagination.total } }),
      ).rejects.toMatchObject(refusal);
      const isPublished = async (id: number) =>
        (await content.readEntry({ ...call, id })).entry['publishedAt'] !== null;
      expect(await isPublished(done)).toBe(false);
      expect(await content.publishEntries({ ...call, ids: [done] })).toEqual({ count: 1 });
      expect([await isPublished(done), await isPublished(draft)]).toEqual([true, false]);
    });

    it('is required by writes that also publish', async () => {
      const { content } = fixture.server.services;
      const call = { permissions: system, uid: page, publishedAt: new Date(0).toISOString() };
      const refusal = { code: 'ENTRY_INVALID' };
      const { pagination: before } = await content.findEntries({ ...call, query: { locale: 'all' } });
      await expect(content.createEntry({ ...call, body: { title: 'New' } })).rejects.toMatchObject(refusal);
      const { pagination: after } = await content.findEntries({ ...call, query: { locale: 'all' } });
      expect(after.total).toBe(before.total);
      const id = await fixture.createEntry(page);
      const update = () => content.updateEntry({ ...call, id, body: { title: 'Changed' } });
      await expect(update()).rejects.toMatchObject(refusal);
      await expect(content.saveSingle({ ...call, uid: home, body: {} })).rejects.toMatchObject(refusal);
      await move(id, 'Done', fixture.admin, page);
      expect((await update()).entry).toMatchObject({ title: 'Changed', publishedAt: call.publishedAt });
    });

    it('filters and sorts lists, and is readable for roles with few fields', async () => {
      const ids = [await fixture.createEntry(article), await fixture.createEntry(article)] as const;
      await move(ids[1], 'Review');
      const { identity, content } = fixture.server.services;
      const { userId } = await fixture.addPerson('Fay', [reading(article)]);
      const permissions = await identity.permissionsOfUser(userId);
      if (permissions === null) throw new Error('no permissions');
      const list = async (query: Record<string, unknown>) => {
        const within = { id: { $in: [...ids] } };
        const filters = { ...(query['filters'] as object | undefined), ...within };
        const found = await content.findEntries({ permissions, uid: article, query: { ...query, filters } });
        return found.results.map(({ id, strapi_stage }) => [id, at(strapi_stage, 'name')]);
      };
      expect(await list({ sort: 'strapi_stage.position:DESC' })).toEqual([
        [ids[1], 'Review'],
        [ids[0], 'Draft'],
      ]);
      expect(await list({ filters: { strapi_stage: { name: { $eq: 'Review' } } } })).toEqual([
        [ids[1], 'Review'],
      ]);
      expect(await list({ filters: { strapi_stage: { id: stageId(workflow, 'Draft') } } })).toEqual([
        [ids[0], 'Draft'],
      ]);
    });

    it('ends in one place when two users move an entry at the same time', async () => {
      const { database } = fixture.server.services;
      for (let round = 0; round < 5; round += 1) {
        const id = await fixture.createEntry(article);
        const moves = await Promise.all([move(id, 'Review'), move(id, 'Done'), move(id, 'Review')]);
        expect(moves.map(({ status }) => status)).toEqual([200, 200, 200]);
        const { rows } = await database.kysely
          .selectFrom('links')
          .selectAll()
          .where('source_uid', '=', article)
          .where('source_id', '=', id)
          .execute()
          .then((links) => ({ rows: links }));
        expect(rows).toHaveLength(1);
      }
    });

    it('is changed for up to 1,000 entries, each with its outcome', async () => {
      const [one, other] = [await fixture.createEntry(article), await fixture.createEntry(article)];
      await move(other, 'Review');
      const url = `/admin/content-manager/collection-types/${article}/actions/bulkStage`;
      const body = { ids: [one, other, 999_999], stage: stageId(workflow, 'Review') };
      expect(await fixture.call('POST', url, body, editor)).toMatchObject({
        status: 200,
        body: {
          data: [
            { id: one, outcome: 'changed' },
            { id: other, outcome: 'unchanged' },
            { id: 999_999, outcome: 'refused', code: 'NOT_FOUND' },
          ],
        },
      });
      const tooMany = { ...body, ids: Array.from({ length: 1001 }, (_item, index) => index + 1) };
      expect((await fixture.call('POST', url, tooMany)).status).toBe(400);
      const { session } = await fixture.addPerson('Bob', []);
      expect((await fixture.call('POST', url, body, session)).status).toBe(403);
    });

    it('is changed for all entries of a list in batches, with progress and the reasons of refusals', async () => {
      const { content, database } = fixture.server.services;
      const ids: number[] = [];
      for (let index = 0; index < 120; index += 1) {
        ids.push(await fixture.createEntry(article, { body: { title: `Batch ${index}` } }));
      }
      await move(ids[0] ?? 0, 'Review');
      await move(ids[1] ?? 0, 'Done');
      const transactions = vi.spyOn(database, 'transaction');
      const actions = `/admin/content-manager/collection-types/${article}/actions`;
      const filters = { title: { $startsWith: 'Batch' } };
      const body = { filters, count: 120, progress: 'mine', stage: stageId(workflow, 'Review') };
      expect(
        await fixture.call('POST', `${actions}/bulkStageMatching`, { ...body, count: 119 }),
      ).toMatchObject({
        status: 409,
        body: { error: { details: { count: 120 } } },
      });
      transactions.mockClear();
      expect(await fixture.call('POST', `${actions}/bulkStageMatching`, body, editor)).toMatchObject({
        status: 200,
        body: {
          data: {
            changed: 118,
            unchanged: 1,
            refused: 1,
            reasons: [{ id: ids[1], outcome: 'refused', code: 'TRANSITION_FORBIDDEN' }],
          },
        },
      });
      expect(transactions).toHaveBeenCalledTimes(3);
      transactions.mockRestore();
      const { pagination } = await content.findEntries({
        permissions: system,
        uid: article,
        query: { filters: { ...filters, strapi_stage: { name: 'Review' } } },
      });
      expect(pagination.total).toBe(119);
      const { session } = await fixture.addPerson('Zoe', []);
      expect((await fixture.call('POST', `${actions}/bulkStageMatching`, body, session)).status).toBe(403);
    });

    it('narrows permissions by a condition for each stage', async () => {
      const layout = await fixture.call('GET', '/admin/permissions');
      const conditions = at(layout.body, 'data.conditions') as { id: string; displayName: string }[];
      const inReview = `plugin::review-workflows.in-stage:${stageId(workflow, 'Review')}`;
      expect(conditions).toContainEqual({
        id: inReview,
        displayName: `Is in stage Review (${workflow.name})`,
        category: 'review workflows',
      });
      const person = await fixture.addPerson('Cora', []);
      const permissions = [
        { action: entryActions.read, subject: article, properties: { fields: null }, conditions: [inReview] },
      ];
      const saved = await fixture.call('PUT', `/admin/roles/${person.roleId}/permissions`, { permissions });
      expect(saved.status).toBe(200);
      const [draft, review] = [await fixture.createEntry(article), await fixture.createEntry(article)];
      await move(review, 'Review');
      const { identity, content } = fixture.server.services;
      const held = await identity.permissionsOfUser(person.userId);
      if (held === null) throw new Error('no permissions');
      const { results } = await content.findEntries({
        permissions: held,
        uid: article,
        query: { pageSize: 100, sort: 'id:DESC' },
      });
      expect(results.map(({ id }) => id)).toContain(review);
      expect(results.every(({ strapi_stage }) => at(strapi_stage, 'name') === 'Review')).toBe(true);
      const explain = async (id: number) => {
        const query = `user=${person.userId}&action=${entryActions.read}&subject=${article}&id=${id}`;
        const { body } = await fixture.call('GET', `/admin/permissions/explain?${query}`);
        return at(body, 'data');
      };
      expect(await explain(review)).toMatchObject({ verdict: 'allowed' });
      expect(await explain(draft)).toMatchObject({
        verdict: 'denied',
        steps: [{ conditions: [{ name: `Is in stage Review (${workflow.name})`, holds: false }] }],
      });
    });

    it.each([
      ['in the first stage', 'allowed', () => `in-stage:${stageId(workflow, 'Draft')}`],
      ['in another stage', 'denied', () => `in-stage:${stageId(workflow, 'Review')}`],
      ['assigned to the user', 'denied', () => 'assigned-to-me'],
    ])('decides whether entries %s may be created, as an explanation says', async (_case, verdict, name) => {
      const conditions = [`plugin::review-workflows.${name()}`];
      const permissions = [
        reading(article),
        { ...reading(article), action: entryActions.create, conditions },
      ];
      const { userId, roleId } = await fixture.addPerson(`Creator of ${name()}`.replaceAll(/\W/g, ''), []);
      await fixture.call('PUT', `/admin/roles/${roleId}/permissions`, { permissions });
      const { identity, content } = fixture.server.services;
      const held = await identity.permissionsOfUser(userId);
      if (held === null) throw new Error('no permissions');
      const created = content.createEntry({ permissions: held, uid: article, body: { title: 'New' } }).then(
        () => 'allowed',
        () => 'denied',
      );
      for (const who of [`user=${userId}`, `role=${roleId}`]) {
        const query = `${who}&action=${entryActions.create}&subject=${article}`;
        const { body } = await fixture.call('GET', `/admin/permissions/explain?${query}`);
        expect(at(body, 'data.verdict')).toBe(verdict);
      }
      expect(await created).toBe(verdict);
    });
  });
});
