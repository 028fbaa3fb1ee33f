import { Type } from 'typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineEndpoints, type CallsOf, type Endpoint } from './index.ts';

const note = Type.Object({ text: Type.String() });
const entry = Type.Object({ entry: Type.String() });

const notes = defineEndpoints('notes', {
  list: { method: 'GET', path: '/', policy: 'signed-in', response: Type.Array(note) },
  read: {
    method: 'GET',
    path: '/:entry',
    policy: { anyOf: ['plugin::notes.read'] },
    params: entry,
    response: note,
  },
  export: { method: 'GET', path: '/all', policy: { apiClient: 'plugin::notes.note.find' }, response: note },
});

type NotesCalls = CallsOf<typeof notes>;

describe('the endpoints of a plugin', () => {
  it('are below its id, those for API clients below /api', () => {
    expect(Object.values(notes).map(({ path }) => path)).toEqual([
      '/notes',
      '/notes/:entry',
      '/api/notes/all',
    ]);
    expectTypeOf<keyof NotesCalls>().toEqualTypeOf<
      'GET /notes' | 'GET /notes/:entry' | 'GET /api/notes/all'
    >();
  });

  it('keep all other properties of their declaration, and are immutable', () => {
    expect(notes.read).toEqual({
      method: 'GET',
      path: '/notes/:entry',
      policy: { anyOf: ['plugin::notes.read'] },
      params: entry,
      response: note,
    });
    expect(Object.isFrozen(notes)).toBe(true);
    expectTypeOf(notes.read).toExtend<Endpoint>();
    expectTypeOf<NotesCalls['GET /notes/:entry']['params']>().toEqualTypeOf<{ entry: string }>();
    expectTypeOf<NotesCalls['GET /notes']['response']>().toEqualTypeOf<{ text: string }[]>();
  });

  it('do not compile without a policy, or with a path that does not start at the plugin', () => {
    // @ts-expect-error: an endpoint without a policy
    defineEndpoints('notes', { read: { method: 'GET', path: '/', response: note } });
    // @ts-expect-error: no path
    defineEndpoints('notes', { read: { method: 'GET', path: 'all', policy: 'public', response: note } });
    // @ts-expect-error: no method
    defineEndpoints('notes', { read: { method: 'FETCH', path: '/', policy: 'public', response: note } });
    // @ts-expect-error: no such call
    type Unknown = NotesCalls['GET /notes/all'];
    expectTypeOf<Unknown>().toBeAny();
  });
});
