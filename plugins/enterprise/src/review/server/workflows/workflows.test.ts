import { at, forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StageInput, Workflow } from '../../contract.ts';
import { reviewActions } from '../../review-actions.ts';
import { reviewTables } from '../tables.ts';
import { scheduleMoves } from './settle-moves.ts';
import { settleTypes } from './settle-types.ts';
import {
  article,
  home,
  page,
  stage,
  stageId,
  startReview,
  system,
  type ReviewFixture,
} from '../fixtures/review-fixture.testing.ts';

const path = '/admin/review-workflows/workflows';

/** The body that sends a workflow back unchanged. */
const bodyOf = ({ name, contentTypes, stages, stageRequiredToPublish, version }: Workflow) => ({
  name,
  contentTypes,
  stages: stages.map((one): StageInput => ({ ...one })),
  stageRequiredToPublish,
  version,
});

forEachDialect((dialect) => {
  describe('a workflow', () => {
    let fixture: ReviewFixture;

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
    });

    afterAll(() => fixture.server.close());

    const codeOf = (body: unknown) => at(body, 'error.details.code');
    const update = async (id: number, body: object) => {
      const response = await fixture.call('PUT', `${path}/${id}`, { data: body });
      return { ...response, workflow: at(response.body, 'data') as Workflow, code: codeOf(response.body) };
    };
    const remove = async ({ id }: Workflow, moveTo: string | number = 'none') => {
      const response = await fixture.call('DELETE', `${path}/${id}?moveTo=${moveTo}`);
      expect(response.status).toBe(200);
    };

    it('has stages in order, of which existing ones keep their ids', async () => {
      const workflow = await fixture.createWorkflow([]);
      expect(workflow.stages.map(({ name }) => name)).toEqual(['Draft', 'Review', 'Done']);
      expect(workflow.stages[0]?.transitions).toEqual([{ to: workflow.stages[1]?.id, roles: null }]);
      const [draft, review, done] = bodyOf(workflow).stages;
      if (!draft || !review || !done) throw new Error('no stages');
      const { workflow: changed } = await update(workflow.id, {
        ...bodyOf(workflow),
        name: 'Renamed',
        stages: [stage('New', { transitions: [{ to: done.id ?? 0, roles: [1] }] }), review, done],
        stageRequiredToPublish: 'New',
      });
      expect(changed).toMatchObject({ name: 'Renamed', version: 2 });
      expect(changed.stages.map(({ name }) => name)).toEqual(['New', 'Review', 'Done']);
      expect(changed.stages[1]?.id).toBe(review.id);
      expect(changed.stageRequiredToPublish).toBe(changed.stages[0]?.id);
      expect((await fixture.call('GET', `${path}/${workflow.id}`)).body).toEqual({ data: changed });
      expect((await fixture.call('GET', `${path}/${workflow.id}/stages`)).body).toEqual({
        data: changed.stages,
      });
      const listed = await fixture.call('GET', `${path}?_q=renam&pageSize=5`);
      expect(listed.body).toMatchObject({ results: [{ id: workflow.id }], pagination: { total: 1 } });
      await remove(workflow);
      expect((await fixture.call('GET', `${path}/${workflow.id}`)).status).toBe(404);
    });

    it.each<[string, object]>([
      ['without stages', { stages: [] }],
      [
        'with more than 50 stages',
        { stages: Array.from({ length: 51 }, (_one, index) => stage(`S${index}`)) },
      ],
      ['with a blank name', { name: '  ' }],
      ['with a stage of another workflow', { stages: [stage('One', { id: 999_999 })] }],
      ['with two stages of one key', { stages: [stage('One'), stage('One')] }],
      [
        'with a transition to nowhere',
        { stages: [stage('One', { transitions: [{ to: 'Two', roles: null }] })] },
      ],
      [
        'with a transition to itself',
        { stages: [stage('One', { transitions: [{ to: 'One', roles: null }] })] },
      ],
      ['with an invalid colour', { stages: [stage('One', { color: 'red' })] }],
      ['for an unknown content type', { contentTypes: ['api::gone.gone'] }],
      ['that requires an unknown stage', { stageRequiredToPublish: 'Gone' }],
    ])('is refused %s', async (_what, rest) => {
      const data = { name: 'Refused', contentTypes: [], stages: [stage('One')], ...rest };
      const response = await fixture.call('POST', path, { data });
      expect(response).toMatchObject({ status: 400, body: { error: { name: 'ValidationError' } } });
    });

    it('has a unique name, and only its latest version can be changed', async () => {
      const workflow = await fixture.createWorkflow([], { name: 'Unique' });
      const data = { name: 'Unique', contentTypes: [], stages: [stage('One')] };
      expect(codeOf((await fixture.call('POST', path, { data })).body)).toBe('WORKFLOW_NAME_TAKEN');
      expect((await update(workflow.id, { ...bodyOf(workflow), name: 'First' })).status).toBe(200);
      expect(await update(workflow.id, bodyOf(workflow))).toMatchObject({
        status: 409,
        code: 'WORKFLOW_CHANGED',
      });
      await remove(workflow);
    });

    it('requires the permission for each action', async () => {
      const workflow = await fixture.createWorkflow([]);
      const data = { name: 'By another', contentTypes: [], stages: [stage('One')] };
      const calls = {
        read: (as: TestSession) => fixture.call('GET', path, undefined, as),
        create: (as: TestSession) => fixture.call('POST', path, { data }, as),
        update: (as: TestSession) =>
          fixture.call('PUT', `${path}/${workflow.id}`, { data: bodyOf(workflow) }, as),
        delete: (as: TestSession) => fixture.call('DELETE', `${path}/${workflow.id}`, undefined, as),
      };
      for (const action of ['read', 'create', 'update', 'delete'] as const) {
        const person = await fixture.addPerson(`Only-${action}`, [{ action: reviewActions[action] }]);
        for (const [name, send] of Object.entries(calls)) {
          if (name === action) continue;
          expect((await send(person.session)).status).toBe(403);
        }
        expect((await calls[action](person.session)).status).toBeLessThan(300);
      }
    });

    it('marks its content types in their descriptions', async () => {
      const { contentTypeOptionsRef } = await import('@admin/server');
      const options = () => fixture.server.services.get(contentTypeOptionsRef)();
      const workflow = await fixture.createWorkflow([article]);
      expect(await options()).toEqual({ [article]: { reviewWorkflows: true } });
      await remove(workflow);
      expect(await options()).toEqual({});
    });

    it('gives its first stage to the entries of a content type, and takes it again', async () => {
      const id = await fixture.createEntry(page);
      expect(await fixture.stageOf(page, id)).toBeNull();
      const workflow = await fixture.createWorkflow([page]);
      expect(await fixture.stageOf(page, id)).toBe('Draft');
      expect(await update(workflow.id, { ...bodyOf(workflow), contentTypes: [] })).toMatchObject({
        status: 409,
        code: 'CONTENT_TYPE_HAS_ENTRIES',
        body: { error: { details: { contentTypes: [page] } } },
      });
      expect(await fixture.stageOf(page, id)).toBe('Draft');
      const detached = { ...bodyOf(workflow), contentTypes: [], detached: [{ uid: page, to: null }] };
      expect((await update(workflow.id, detached)).status).toBe(200);
      expect(await fixture.stageOf(page, id)).toBeNull();
      expect(await fixture.stageOf(page, await fixture.createEntry(page))).toBeNull();
      await remove(workflow);
    });

    it('loses a stage with entries only if they move to another one', async () => {
      const workflow = await fixture.createWorkflow([article]);
      const ids = [await fixture.createEntry(article), await fixture.createEntry(article)];
      const [draft, ...others] = bodyOf(workflow).stages;
      if (draft?.id === undefined) throw new Error('no stage');
      const use = await fixture.call('GET', `${path}/${workflow.id}/entries`);
      expect(at(use.body, 'data.stages.0')).toMatchObject({ id: draft.id });
      expect(Number(at(use.body, 'data.stages.0.entries'))).toBeGreaterThanOrEqual(2);
      const shorter = { ...bodyOf(workflow), stages: others };
      expect(await update(workflow.id, shorter)).toMatchObject({
        status: 409,
        code: 'STAGE_HAS_ENTRIES',
        body: { error: { details: { stages: [draft.id] } } },
      });
      const moved = await update(workflow.id, {
        ...shorter,
        stages: [stage('Start'), ...others],
        moveTo: [{ stage: draft.id, to: 'Start' }],
      });
      expect(moved.status).toBe(200);
      for (const id of ids) expect(await fixture.stageOf(article, id)).toBe('Start');
      const [start, ...rest] = bodyOf(moved.workflow).stages;
      const existing = await update(workflow.id, {
        ...bodyOf(moved.workflow),
        stages: rest,
        moveTo: [{ stage: start?.id, to: stageId(moved.workflow, 'Done') }],
      });
      expect(existing.status).toBe(200);
      for (const id of ids) expect(await fixture.stageOf(article, id)).toBe('Done');
      await remove(workflow);
    });

    it('takes content types over from another one, with their entries', async () => {
      const first = await fixture.createWorkflow([article]);
      const second = await fixture.createWorkflow([]);
      const id = await fixture.createEntry(article);
      const wanted = { ...bodyOf(second), contentTypes: [article] };
      expect(await update(second.id, wanted)).toMatchObject({ status: 409, code: 'CONTENT_TYPE_TAKEN' });
      const attached = [{ uid: article, to: stageId(second, 'Review') }];
      expect((await update(second.id, { ...wanted, attached })).status).toBe(200);
      const { entry } = await fixture.server.services.content.readEntry({
        permissions: system,
        uid: article,
        id,
      });
      expect(at(entry, 'strapi_stage.id')).toBe(stageId(second, 'Review'));
      expect((await fixture.call('DELETE', `${path}/${second.id}`)).status).toBe(409);
      await remove(second, stageId(first, 'Done'));
      expect(await fixture.stageOf(article, id)).toBe('Done');
      expect(at((await fixture.call('GET', `${path}/${first.id}`)).body, 'data.contentTypes')).toEqual([
        article,
      ]);
      await remove(first);
    });

    it('leaves each entry with one stage when stages are deleted while entries are moved and created', async () => {
      for (let round = 0; round < 3; round += 1) {
        const workflow = await fixture.createWorkflow([home, article]);
        const ids = await Promise.all(Array.from({ length: 4 }, () => fixture.createEntry(article)));
        const review = stageId(workflow, 'Review');
        const rest = bodyOf(workflow).stages.filter(({ id }) => id !== review);
        const stages = rest.map((one) => ({ ...one, transitions: [] }));
        const [deletion, ...moves] = await Promise.all([
          update(workflow.id, {
            ...bodyOf(workflow),
            stages,
            moveTo: [{ stage: review, to: stageId(workflow, 'Done') }],
          }),
          ...ids.map((id) =>
            fixture.call('PUT', `/admin/content-manager/collection-types/${article}/${id}/stage`, {
              data: { id: review },
            }),
          ),
          fixture.createEntry(article).then((id) => ({ status: 200, body: id })),
        ]);
        expect(deletion.status).toBe(200);
        for (const { status, body } of moves) {
          expect(status === 200 || codeOf(body)).toSatisfy(
            (code) => code === true || code === 'STAGE_UNKNOWN',
          );
        }
        for (const id of ids) expect(['Draft', 'Done']).toContain(await fixture.stageOf(article, id));
        await remove(workflow);
      }
    });

    it('moves many entries in short transactions after it has changed', async () => {
      const workflow = await fixture.createWorkflow([article]);
      const { content, database } = fixture.server.services;
      const entries = Array.from({ length: 2100 }, (_, index) => ({ values: { title: `Many ${index}` } }));
      const ids = await content.importEntries({ uid: article, entries, rules: 'trusted' });
      const replace = vi.spyOn(content, 'replaceManagedLinks');
      const transactions = vi.spyOn(database, 'transaction');
      const [draft, ...others] = bodyOf(workflow).stages;
      const changed = await update(workflow.id, {
        ...bodyOf(workflow),
        stages: others,
        moveTo: [{ stage: draft?.id, to: stageId(workflow, 'Done') }],
      });
      expect(changed.status).toBe(200);
      expect(replace.mock.calls.length).toBeGreaterThanOrEqual(3);
      for (const [call] of replace.mock.calls) expect(call.limit).toBe(1000);
      // Each batch has a transaction of its own, in addition to the one that changes the workflow.
      expect(transactions.mock.calls.length).toBeGreaterThan(replace.mock.calls.length);
      vi.restoreAllMocks();
      const done = { uid: article, attribute: 'strapi_stage', to: stageId(workflow, 'Done'), limit: 5000 };
      expect(await content.countManagedLinks(done)).toBeGreaterThanOrEqual(ids.length);
      await remove(changed.workflow);
    });

    it('completes moves that a crash interrupted, and needs a destination for their targets meanwhile', async () => {
      const workflow = await fixture.createWorkflow([article]);
      const id = await fixture.createEntry(article);
      const { database } = fixture.server.services;
      const [from, to] = [stageId(workflow, 'Draft'), stageId(workflow, 'Review')];
      await database.transaction((within) => scheduleMoves(within, [{ uid: article, from, to }]));
      const stages = bodyOf(workflow).stages.filter((one) => one.id !== to);
      const unreviewed = { ...bodyOf(workflow), stages: stages.map((one) => ({ ...one, transitions: [] })) };
      expect(await update(workflow.id, unreviewed)).toMatchObject({ status: 409, code: 'STAGE_HAS_ENTRIES' });
      await settleTypes(fixture.server.services, new AbortController().signal);
      expect(await fixture.stageOf(article, id)).toBe('Review');
      expect(await reviewTables(database).selectFrom('review_moves').selectAll().execute()).toEqual([]);
      await remove(workflow);
    });

    it('is detached from a type while entries of it are saved, published and created', async () => {
      for (let round = 0; round < 3; round += 1) {
        const workflow = await fixture.createWorkflow([article]);
        const { content } = fixture.server.services;
        const ids = await Promise.all(Array.from({ length: 4 }, () => fixture.createEntry(article)));
        const detached = { ...bodyOf(workflow), contentTypes: [], detached: [{ uid: article, to: null }] };
        const call = { permissions: system, uid: article };
        const [change, created, ...saved] = await Promise.all([
          update(workflow.id, detached),
          fixture.createEntry(article),
          ...ids.map(async (id, index) => {
            const { entry } = await content.updateEntry({ ...call, id, body: { title: `Saved ${index}` } });
            await content.publishEntry({ ...call, id });
            return entry['title'];
          }),
        ]);
        expect([change.status, saved]).toEqual([200, ['Saved 0', 'Saved 1', 'Saved 2', 'Saved 3']]);
        // An entry whose transaction started before the change may have got a stage after it: the job takes it.
        const { database, now, schemas } = fixture.server.services;
        const later = { content, database, schemas, now: () => now() + 11 * 60_000 };
        await settleTypes(later, new AbortController().signal);
        for (const id of [created, ...ids]) expect(await fixture.stageOf(article, id)).toBeNull();
        await remove(workflow);
      }
    });

    it('is shared by all servers of a database', async () => {
      const other = await startReview(fixture.server.services.database, false);
      try {
        const workflow = await fixture.createWorkflow([article]);
        const id = await other.createEntry(article);
        expect(await other.stageOf(article, id)).toBe('Draft');
        const url = `/admin/content-manager/collection-types/${article}/${id}/stage`;
        const body = { data: { id: stageId(workflow, 'Review') } };
        expect((await other.call('PUT', url, body)).status).toBe(200);
        expect(await fixture.stageOf(article, id)).toBe('Review');
        await remove(workflow);
        expect((await other.call('PUT', url, body)).status).toBe(400);
        expect(await other.stageOf(article, id)).toBeNull();
      } finally {
        await other.server.close();
      }
    });
  });
});
