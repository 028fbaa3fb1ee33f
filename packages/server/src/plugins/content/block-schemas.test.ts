import { buildSchemas } from '@admin/content-model';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import type { Database } from '../../database/index.ts';
import { defineBlockSchema, defineServerPlugin } from '../../plugin-api/index.ts';
import { forEachDialect, startTestServer, type TestServer } from '../../testing/index.ts';

const page = 'api::page.page';
const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });
const footnote = (properties: object) => ({ type: 'notes.footnote', ...properties, children: [text('')] });
const quiz = (properties: object) => ({ type: 'notes.quiz', ...properties, children: [text('Why?')] });

const notes = defineServerPlugin({
  id: 'notes',
  title: 'Notes',
  blockSchemas: [
    defineBlockSchema({
      type: 'notes.footnote',
      properties: Type.Object({ note: Type.String({ minLength: 1, maxLength: 20 }) }),
    }),
    defineBlockSchema({
      type: 'notes.quiz',
      properties: Type.Object(
        {
          choices: Type.Refine(
            Type.Array(Type.Object({ text: Type.String() })),
            (choices) => choices.length !== 1,
            () => 'must be none or several',
          ),
          level: Type.Optional(Type.Enum(['easy', 'hard'])),
        },
        { additionalProperties: false },
      ),
    }),
    defineBlockSchema({
      type: 'notes.failing',
      properties: Type.Object({
        a: Type.Refine(Type.String(), () => {
          throw new TypeError('no sky');
        }),
      }),
    }),
    defineBlockSchema({ mark: 'notes.highlight' }),
  ],
});

const { schemas } = buildSchemas({
  contentTypes: [
    {
      file: 'page.json',
      uid: page,
      document: {
        kind: 'collectionType',
        info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
        options: { draftAndPublish: true },
        attributes: {
          title: { type: 'string' },
          body: { type: 'blocks' },
          sections: { type: 'component', component: 'shared.section', repeatable: true },
        },
      },
    },
  ],
  components: [
    {
      file: 'section.json',
      uid: 'shared.section',
      document: { info: { displayName: 'Section' }, attributes: { body: { type: 'blocks' } } },
    },
  ],
});

const system = systemPermissions();
const details = (error: unknown) =>
  (error as { readonly details?: { readonly errors?: readonly { path: unknown; message: unknown }[] } })
    .details?.errors;
const faultsOf = (write: Promise<unknown>) =>
  write.then(
    () => [],
    (error: unknown) => details(error)?.map(({ path, message }) => [(path as string[]).join('/'), message]),
  );

forEachDialect((dialect) => {
  describe('schemas of a plugin for blocks documents', () => {
    let database: Database;
    let server: TestServer;

    beforeAll(async () => {
      database = await dialect.open();
      server = await startTestServer({ database, schemas, plugins: [notes] });
    });
    afterAll(() => server.close());

    const create = (body: object) =>
      server.services.content.createEntry({ permissions: system, uid: page, body });
    const faults = (body: object) => faultsOf(create(body));

    it('[P112] accept valid nodes and marks, and those that no plugin declares', async () => {
      const body = [
        paragraph(text('A', { 'notes.highlight': true }), footnote({ note: 'b' }), text('')),
        quiz({ choices: [], level: 'easy' }),
        { type: 'gone.quiz', choices: 7, children: [text('', { 'gone.mark': 'red' })] },
        paragraph(text(''), { type: 'gone.footnote', note: 7, children: [text('')] }, text('')),
      ];
      const { entry } = await create({ body });
      expect(entry['body']).toEqual(body);
      expect(await faults({ body: null })).toEqual([]);
      expect(await faults({ body: JSON.stringify(body) })).toEqual([]);
    });

    it.each([
      [[paragraph(text('a')), paragraph(footnote({}))], 'body/1/children/0/note', 'Block 2, notes.footnote: note is a required field'],
      [[paragraph(footnote({ note: 7 }))], 'body/0/children/0/note', 'Block 1, notes.footnote: note must be a `string` type'],
      [[paragraph(footnote({ note: 'x'.repeat(21) }))], 'body/0/children/0/note', 'Block 1, notes.footnote: note must be at most 20 characters'],
      [[quiz({ choices: [{ text: 1 }, { text: 'b' }] })], 'body/0/choices/0/text', 'Block 1, notes.quiz: choices[0].text must be a `string` type'],
      [[quiz({ choices: [{ text: 'a' }] })], 'body/0/choices', 'Block 1, notes.quiz: choices must be none or several'],
      [[quiz({ choices: [], level: 'odd' })], 'body/0/level', 'Block 1, notes.quiz: level must be one of the following values: easy, hard'],
      [[quiz({ choices: [], more: 1 })], 'body/0', 'Block 1, notes.quiz: this field has unspecified keys: more'],
      [[{ type: 'gone.box', children: [paragraph(footnote({}))] }], 'body/0/children/0/children/0/note', 'Block 1, notes.footnote: note is a required field'],
      [[paragraph(text('a', { 'notes.highlight': 'yes' }))], 'body/0/children/0/notes.highlight', 'Block 1: the mark notes.highlight must be true or false'],
    ])('[P112] reject an invalid node with its block and property: %j', async (body, path, message) => {
      expect(await faults({ body })).toEqual([[path, message]]);
    }); // prettier-ignore

    it('[P112] apply in components, and not to documents with an invalid structure', async () => {
      expect(await faults({ sections: [{ body: [] }, { body: [paragraph(footnote({}))] }] })).toEqual([
        ['sections/1/body/0/children/0/note', 'Block 1, notes.footnote: note is a required field'],
      ]);
      expect(await faults({ body: [paragraph(footnote({})), { type: 'paragraph', children: [] }] })).toEqual([
        ['body/1', 'Block node has an invalid children'],
      ]);
    });

    it('[P112] apply to updates, imports and publishing', async () => {
      const { content } = server.services;
      const invalid = [paragraph(footnote({}))];
      const expected = [['body/0/children/0/note', 'Block 1, notes.footnote: note is a required field']];
      const { entry } = await create({ title: 'Old', body: [paragraph(text('a'))] });
      const call = { permissions: system, uid: page, id: entry.id };
      expect(await faultsOf(content.updateEntry({ ...call, body: { body: invalid } }))).toEqual(expected);
      const imported = content.importEntries({ uid: page, entries: [{ values: { body: invalid } }] });
      expect(await faultsOf(imported)).toEqual(expected);
      const { rows } = await sql<{ name: string }>`
        select table_name as name from content_tables where uid = ${page}`.execute(database.kysely);
      await sql`update ${sql.id(rows[0]?.name ?? '')} set body = ${JSON.stringify(invalid)} where id = ${entry.id}`.execute(
        database.kysely,
      );
      expect(await faultsOf(content.publishEntry(call))).toEqual(expected);
      // Values that are not sent stay unvalidated and unchanged.
      expect(await faultsOf(content.updateEntry({ ...call, body: { title: 'New' } }))).toEqual([]);
    });

    it('[P112] report at most as many faults as other rules', async () => {
      const body = Array.from({ length: 200 }, () => paragraph(footnote({})));
      expect(await faults({ body })).toHaveLength(50);
    });

    it('[P112] roll the change back when they throw', async () => {
      const failing = { type: 'notes.failing', a: 'b', children: [text('')] };
      await expect(create({ body: [failing] })).rejects.toThrow('notes.failing');
    });
  });
});
