import { entryActions } from '@admin/content-model';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workflow } from '../../contract.ts';
import {
  article,
  note,
  page,
  reading,
  stage,
  stageId,
  startReview,
  system,
  updating,
  type ReviewFixture,
} from '../fixtures/review-fixture.testing.ts';

type Person = Awaited<ReturnType<ReviewFixture['addPerson']>>;

const stages = ['Draft', 'Review', 'Done'] as const;
type StageName = (typeof stages)[number];

const assignedToMe = 'plugin::review-workflows.assigned-to-me';

forEachDialect((dialect) => {
  describe('the transitions of a workflow', () => {
    let fixture: ReviewFixture;
    let workflow: Workflow;
    const people: Record<string, Person> = {};

    /** The roles that may make each transition; null permits every reader. Absent transitions are permitted to none. */
    const rules: readonly (readonly [from: StageName, to: StageName, roles: readonly string[] | null])[] = [
      ['Draft', 'Review', null],
      ['Draft', 'Done', ['Chief']],
      ['Review', 'Done', ['Reviewer', 'Chief']],
      ['Review', 'Draft', ['Reviewer']],
      ['Done', 'Draft', []],
    ];

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
      for (const name of ['Writer', 'Reviewer', 'Chief']) {
        people[name] = await fixture.addPerson(name, [reading(article)]);
      }
      people['Stranger'] = await fixture.addPerson('Stranger', [reading(page)]);
      workflow = await fixture.createWorkflow([article], {
        stages: stages.map((name) =>
          stage(name, {
            transitions: rules
              .filter(([from]) => from === name)
              .map(([, to, roles]) => ({
                to,
                roles: roles && roles.map((role) => people[role]?.roleId ?? 0),
              })),
          }),
        ),
      });
    });
    afterAll(() => fixture.server.close());

    const isPermitted = (who: string, from: StageName, to: StageName): boolean => {
      if (who === 'Stranger') return false;
      if (who === 'Ada' || from === to) return true;
      const rule = rules.find(([start, end]) => start === from && end === to);
      return rule !== undefined && (rule[2] === null || rule[2].includes(who));
    };

    const matrix = ['Ada', 'Writer', 'Reviewer', 'Chief', 'Stranger'].flatMap((who) =>
      stages.flatMap((from) => stages.map((to) => [who, from, to] as const)),
    );

    it.each(matrix)('let %s move an entry from %s to %s as their rules say', async (who, from, to) => {
      const id = await fixture.createEntry(article);
      const path = `/admin/content-manager/collection-types/${article}/${id}`;
      await fixture.call('PUT', `${path}/stage`, { data: { id: stageId(workflow, from) } });
      const as = people[who]?.session;
      const listed = await fixture.call('GET', `${path}/stages`, undefined, as);
      const offered = ((at(listed.body, 'data') ?? []) as { name: string }[]).map(({ name }) => name);
      const body = { data: { id: stageId(workflow, to) } };
      const { status } = await fixture.call('PUT', `${path}/stage`, body, as);
      const permitted = isPermitted(who, from, to);
      expect([status, offered.includes(to)]).toEqual([permitted ? 200 : 403, permitted && from !== to]);
      expect(await fixture.stageOf(article, id)).toBe(permitted ? to : from);
    });

    it('hold for publishing by code of the server', async () => {
      const { content } = fixture.server.services;
      const required = { ...workflow, stageRequiredToPublish: stageId(workflow, 'Done') };
      const { id: workflowId, name, stages: list, contentTypes } = required;
      const data = {
        name,
        stages: list,
        contentTypes,
        stageRequiredToPublish: required.stageRequiredToPublish,
      };
      const path = `/admin/review-workflows/workflows/${workflowId}`;
      expect((await fixture.call('PUT', path, { data })).status).toBe(200);
      const id = await fixture.createEntry(article);
      const publish = () => content.publishEntry({ permissions: system, uid: article, id });
      await expect(publish()).rejects.toMatchObject({
        code: 'ENTRY_INVALID',
        details: {
          errors: [{ text: { id: 'review-workflows.error.stage-required', values: { stage: 'Done' } } }],
        },
      });
      const move = { data: { id: stageId(workflow, 'Done') } };
      await fixture.call('PUT', `/admin/content-manager/collection-types/${article}/${id}/stage`, move);
      expect((await publish()).entry['publishedAt']).not.toBeNull();
    });
  });

  describe('the condition that an entry is assigned to the user', () => {
    let fixture: ReviewFixture;
    let person: Person;
    const ids: number[] = [];
    let noteId = 0;

    beforeAll(async () => {
      fixture = await startReview(await dialect.open());
      await fixture.createWorkflow([article]);
      person = await fixture.addPerson('Asa', [reading(article, ['title'])]);
      for (const title of ['mine', 'also mine', 'of another']) {
        ids.push(await fixture.createEntry(article, { body: { title } }));
      }
      const assignees = [person.userId, person.userId, 1];
      for (const [index, id] of ids.entries()) {
        const path = `/admin/content-manager/collection-types/${article}/${id}/assignee`;
        await fixture.call('PUT', path, { data: { id: assignees[index] } });
      }
      const narrowed = { conditions: [assignedToMe] };
      const links = { connect: ids.map((id) => ({ id })), disconnect: [] };
      noteId = await fixture.createEntry(note, { body: { title: 'Links all', articles: links } });
      const permissions = [
        reading(note, ['title', 'articles']),
        { ...reading(article), ...narrowed },
        { ...updating(article), ...narrowed },
        { action: entryActions.delete, subject: article, properties: { locales: null }, ...narrowed },
      ];
      await fixture.call('PUT', `/admin/roles/${person.roleId}/permissions`, { permissions });
    });
    afterAll(() => fixture.server.close());

    const permissionsOf = async () => {
      const permissions = await fixture.server.services.identity.permissionsOfUser(person.userId);
      if (permissions === null) throw new Error('no permissions');
      return permissions;
    };

    it('narrows lists, their counts and searches', async () => {
      const { content } = fixture.server.services;
      const permissions = await permissionsOf();
      for (const query of [{}, { _q: 'mine' }, { filters: { title: { $notNull: true } } }]) {
        const list = await content.findEntries({ permissions, uid: article, query });
        expect([list.pagination.total, list.results.map(({ id }) => id)]).toEqual([2, ids.slice(0, 2)]);
      }
      const matching = { count: 2 };
      expect(await content.findMatchingIds({ permissions, uid: article, matching })).toEqual(ids.slice(0, 2));
    });

    it('narrows exports', async () => {
      const { content } = fixture.server.services;
      const call = { permissions: await permissionsOf(), uid: article, query: {} };
      const exported = await content.exportEntries(call);
      const titles: unknown[] = [];
      for await (const chunk of exported) titles.push(...chunk.map(({ title }) => title));
      expect(new Set(titles)).toEqual(new Set(['also mine', 'mine']));
    });

    it('narrows reading, changing and deleting single entries and several', async () => {
      const { content } = fixture.server.services;
      const permissions = await permissionsOf();
      const call = { permissions, uid: article };
      const [mine = 0, , other = 0] = ids;
      expect((await content.readEntry({ ...call, id: mine })).entry).toMatchObject({ title: 'mine' });
      const refused = { code: 'FORBIDDEN' };
      await expect(content.readEntry({ ...call, id: other })).rejects.toMatchObject(refused);
      const body = { title: 'changed' };
      await expect(content.updateEntry({ ...call, id: other, body })).rejects.toMatchObject(refused);
      await expect(content.deleteEntries({ ...call, ids: [mine, other] })).rejects.toMatchObject(refused);
      const changed = await content.updateEntry({ ...call, id: mine, body: { title: 'mine' } });
      expect(changed.entry).toMatchObject({ title: 'mine' });
    });

    it('narrows the entries that relations show, find and filter by', async () => {
      const { content } = fixture.server.services;
      const relation = { permissions: await permissionsOf(), uid: note, field: 'articles' };
      const linked = await content.findRelations({ ...relation, id: noteId, query: {} });
      expect(linked).toMatchObject({
        results: [
          { id: ids[2], title: null },
          { id: ids[1], title: 'also mine' },
          { id: ids[0], title: 'mine' },
        ],
      });
      for (const query of [{}, { _q: 'of another' }]) {
        const found = await content.searchRelations({ ...relation, query });
        expect(found.results.map(({ id }) => id)).not.toContain(ids[2]);
      }
      for (const [title, total] of [
        ['mine', 1],
        ['of another', 0],
      ] as const) {
        const query = { filters: { articles: { title: { $eq: title } } } };
        const list = await content.findEntries({ permissions: relation.permissions, uid: note, query });
        expect([title, list.pagination.total]).toEqual([title, total]);
      }
    });

    it('ends with the assignment', async () => {
      const [first = 0] = ids;
      const path = `/admin/content-manager/collection-types/${article}/${first}/assignee`;
      await fixture.call('PUT', path, { data: { id: null } });
      const { content } = fixture.server.services;
      const call = { permissions: await permissionsOf(), uid: article };
      const { pagination } = await content.findEntries({ ...call, query: {} });
      expect(pagination.total).toBe(1);
      await expect(content.readEntry({ ...call, id: first })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });
});
