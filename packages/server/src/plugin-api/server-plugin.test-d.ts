// [P2] Checked by the compiler only: it must reject every line after `@ts-expect-error` and accept all others.
import { defineSharedField } from '@admin/content-model';
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { defineCustomField } from './content-type.ts';
import { roleChanges, rolePermissionChanges, userChanges } from '../identity/change-points.ts';
import { afterChange, beforeChange } from './change-hook.ts';
import { on } from './event-listener.ts';
import { accountsRef } from './service-refs.ts';
import { route } from './route.ts';
import { defineServerPlugin } from './server-plugin.ts';

// Custom fields: `validate` receives the stored type, and the options of the schema.
defineCustomField({ name: 'a', type: 'integer', validate: (value) => (value > 1 ? null : 'more') });
// @ts-expect-error an integer has no length
defineCustomField({ name: 'b', type: 'integer', validate: (value) => (value.length > 1 ? null : 'more') });
// @ts-expect-error a custom field cannot have the type of a relation
defineCustomField({ name: 'c', type: 'relation' });
// @ts-expect-error `validate` returns a message or null
defineCustomField({ name: 'd', type: 'string', validate: () => false });
const options = Type.Object({ most: Type.Integer() });
defineCustomField({ name: 'e', type: 'json', options, validate: (_, context) => `${context.options.most}` });
// @ts-expect-error the option does not exist
defineCustomField({ name: 'f', type: 'json', options, validate: (_, context) => `${context.options.least}` });

// Listeners: a durable one has a name, and an event that is stored in a transaction.
on('entry.publish', ({ uid, entry }, { mail }) => [uid, entry.id, mail], { durable: 'tell', types: ['a'] });
on('media.delete', ({ file }) => file, { durable: 'sweep' });
on('user.created', ({ userId }) => userId);
// @ts-expect-error events of users are not stored
on('user.created', () => undefined, { durable: 'greet' });
// @ts-expect-error a durable listener has a name by which it is found after a restart
on('entry.publish', () => undefined, { durable: true });
// @ts-expect-error only durable listeners can be limited to types
on('entry.publish', () => undefined, { types: ['a'] });
// @ts-expect-error an event of entries has no file
on('entry.publish', ({ file }) => file, { durable: 'tell' });

// Content: attributes are those of documents, or name their custom field.
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
  // @ts-expect-error the attribute does not name its custom field
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
// @ts-expect-error the response is a list of strings
route({ ...list, response: Type.Object({ data: Type.Array(Type.String()) }) }, () => ({ data: [1] }));

// Change hooks: values and verbs are those of the point, and only its settable values can be returned.
beforeChange(userChanges, 'create', ({ values, origin }) => ({ username: `${values.email}${origin.ip}` }));
beforeChange(userChanges, 'delete', async ({ before }, { transaction, server }) => {
  await server.get(accountsRef).find(1);
  return void [before?.roles, transaction];
});
afterChange(roleChanges, 'update', ({ before, after }) => void [before?.name, after?.name]);
afterChange(rolePermissionChanges, 'update', ({ after }) => void after?.added.map(({ action }) => action));
// @ts-expect-error users have no such verb
beforeChange(userChanges, 'publish', () => undefined);
// @ts-expect-error hooks cannot set an address
beforeChange(userChanges, 'create', () => ({ email: 'a@example.com' }));
// @ts-expect-error a deletion has no values to set
beforeChange(userChanges, 'delete', () => ({ firstname: 'A' }));
// @ts-expect-error a hook after a change sets nothing
afterChange(userChanges, 'update', () => ({ firstname: 'A' }));
// @ts-expect-error a role has no such value
beforeChange(roleChanges, 'create', ({ values }) => void values.code);

// Shared fields: one declaration is valid on the server, and its message has an id.
const shared = defineSharedField({
  name: 'stars',
  type: 'integer',
  validate: (value, { options }) =>
    value > Number(options['most'])
      ? { id: 'notes.many', defaultMessage: 'Too many', values: { value } }
      : null,
});
defineServerPlugin({ id: 'notes', title: 'Notes', customFields: [shared] });
// @ts-expect-error a text has no id under which the panel finds a translation
defineSharedField({ name: 'stars', type: 'integer', validate: () => 'Too many' });
// @ts-expect-error the halves receive different values of JSON fields
defineSharedField({ name: 'data', type: 'json' });
