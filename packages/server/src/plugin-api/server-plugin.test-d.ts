// [P2] Checked by the compiler alone: every line under `@ts-expect-error` must be refused, all others accepted.
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { defineCustomField } from './content-type.ts';
import { on } from './event-listener.ts';
import { route } from './route.ts';
import { defineServerPlugin } from './server-plugin.ts';

// Custom fields: the judge takes what is stored, and the options of the schema.
defineCustomField({ name: 'a', type: 'integer', validate: (value) => (value > 1 ? null : 'more') });
// @ts-expect-error an integer has no length
defineCustomField({ name: 'b', type: 'integer', validate: (value) => (value.length > 1 ? null : 'more') });
// @ts-expect-error nothing is stored as a relation
defineCustomField({ name: 'c', type: 'relation' });
// @ts-expect-error a judge says a sentence, or nothing
defineCustomField({ name: 'd', type: 'string', validate: () => false });
const options = Type.Object({ most: Type.Integer() });
defineCustomField({ name: 'e', type: 'json', options, validate: (_, context) => `${context.options.most}` });
// @ts-expect-error there is no such option
defineCustomField({ name: 'f', type: 'json', options, validate: (_, context) => `${context.options.least}` });

// Listeners: what is owed is named, and told of by a transaction.
on('entry.publish', ({ uid, entry }, { mail }) => [uid, entry.id, mail], { durable: 'tell', types: ['a'] });
on('media.delete', ({ file }) => file, { durable: 'sweep' });
on('user.created', ({ userId }) => userId);
// @ts-expect-error no transaction tells of people
on('user.created', () => undefined, { durable: 'greet' });
// @ts-expect-error what is owed has a name by which it is found again
on('entry.publish', () => undefined, { durable: true });
// @ts-expect-error only what is owed can be narrowed to types
on('entry.publish', () => undefined, { types: ['a'] });
// @ts-expect-error an event of entries has no file
on('entry.publish', ({ file }) => file, { durable: 'tell' });

// Content: attributes are those of documents, or say which custom field they are of.
const note = {
  kind: 'collectionType',
  info: { singularName: 'a', pluralName: 'b', displayName: 'A' },
} as const;
const color = { type: 'customField', customField: 'plugin::notes.color', required: true } as const;
defineServerPlugin({
  id: 'notes',
  title: 'Notes',
  contentTypes: [{ ...note, uid: 'plugin::notes.note', attributes: { color, text: { type: 'string' } } }],
  components: [{ uid: 'notes.part', info: { displayName: 'Part' }, attributes: { color } }],
});
defineServerPlugin({
  id: 'notes',
  title: 'Notes',
  // @ts-expect-error the attribute does not say which custom field it is of
  contentTypes: [{ ...note, uid: 'plugin::notes.note', attributes: { color: { type: 'customField' } } }],
});

// Routes: operations return readonly lists, which a handler passes on without a copy.
const list = { method: 'GET', path: '/notes/list', policy: 'public' } as const satisfies Partial<Endpoint>;
const onNotes = { uid: 'plugin::notes.note', query: {} } as const;
const entry = Type.Object({ id: Type.Integer() }, { additionalProperties: true });
route({ ...list, response: Type.Object({ data: Type.Array(entry) }) }, async ({ services, actor }) => {
  const { results } = await services.content.findEntries({ ...onNotes, permissions: actor.permissions });
  return { data: results };
});
route({ ...list, response: Type.Array(Type.Unknown()) }, async ({ services, actor }) => {
  const { results } = await services.content.findEntries({ ...onNotes, permissions: actor.permissions });
  return results;
});
route({ ...list, response: Type.Object({ data: Type.Array(Type.Any()) }) }, async ({ services, actor }) => ({
  data: (await services.content.findEntries({ ...onNotes, permissions: actor.permissions })).results,
}));
const titles: readonly string[] = ['Ask'];
route({ ...list, response: Type.Object({ data: Type.Array(Type.String()) }) }, () => ({ data: titles }));
// @ts-expect-error the answer is a list of texts
route({ ...list, response: Type.Object({ data: Type.Array(Type.String()) }) }, () => ({ data: [1] }));
