import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

const policy = { anyOf: ['plugin::notes.read'] } as const;
const response = Type.Object({
  data: Type.Array(Type.Object({ entry: Type.String(), text: Type.String() })),
});

/** Paths are relative to the plugin's id: `/:entry` is `/notes/:entry`. */
export const notesEndpoints = defineEndpoints('notes', {
  list: { method: 'GET', path: '/', policy, response },
  counts: {
    method: 'GET',
    path: '/counts',
    policy,
    query: Type.Object({ entries: Type.String({ maxLength: 10_000 }) }),
    response: Type.Object({ data: Type.Record(Type.String(), Type.Integer()) }),
  },
  read: { method: 'GET', path: '/:entry', policy, params: Type.Object({ entry: Type.String() }), response },
});
