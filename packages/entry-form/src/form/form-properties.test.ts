import { isRelationDifference, noDifference, shownRelations, type FormValues } from '@admin/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntryForm } from './create-entry-form.ts';
import type { EntryForm } from './entry-form.ts';
import { articleModel as model } from '../testing/article-model.ts';
import { createFakeServer, type FakeServer } from '../testing/fake-server.ts';
import { keysIn } from '../items/index.ts';
import { holdersIn, relationsOf } from '../relations/index.ts';
import {
  batch,
  change,
  connect,
  disconnect,
  insert,
  keyOf,
  move,
  order,
  readAt,
  remove,
  toPath,
  type Step,
} from '../steps/index.ts';

const link = (id: number) => ({ id, label: `link ${id}`, target: noDifference });
const stored: FormValues = {
  title: 'Bricks',
  slug: null,
  tags: noDifference,
  seo: { id: 1, title: null, links: [link(1)] },
  links: [link(2), link(3), link(4)],
  sections: [
    { __component: 'parts.quote', id: 1, text: 'Q', links: [link(5), link(6)] },
    { ...link(7), __component: 'parts.link' },
  ],
};
const linked = [1, 2, 3, 4];

/** A random action; the numbers choose its field, item and position. */
const randomAction = fc.record({
  does: fc.constantFrom(
    'type',
    'type',
    'insert',
    'move',
    'remove',
    'copy',
    'clear',
    'fill',
    'connect',
    'disconnect',
    'order',
    'carry',
  ),
  where: fc.nat(),
  which: fc.nat(),
  to: fc.nat(),
});
type RandomAction = typeof randomAction extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(choices: readonly T[], by: number): T | undefined =>
  choices[by % Math.max(1, choices.length)];

/** Returns the written paths of all values of a kind. */
function pathsTo(form: EntryForm, kind: 'list' | 'text' | 'relation'): readonly string[] {
  const names = {
    list: ['links', 'sections'],
    text: ['title', 'label', 'text', 'slug'],
    relation: ['tags', 'target'],
  };
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, `${path}.#${keyOf(item)}`);
    else if (typeof value === 'object' && value !== null && !isRelationDifference(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const own = path === '' ? name : `${path}.${name}`;
        if (names[kind].includes(name)) found.push(own);
        look(inner, own);
      }
    }
  };
  look(form.values(), '');
  return found;
}

function stepFor(
  form: EntryForm,
  server: FakeServer,
  { does, where, which, to }: RandomAction,
): Step | undefined {
  if (does === 'type') return change(pick(pathsTo(form, 'text'), where) ?? 'title', `text ${to % 5}`);
  if (does === 'clear') return change(pick(['seo', 'links', 'sections'], where) ?? 'seo', null);
  if (does === 'fill')
    return change('seo', { title: `seo ${to % 5}`, links: [{ label: 'a', target: noDifference }] });
  if (does === 'connect' || does === 'disconnect' || does === 'order') {
    const path = pick(pathsTo(form, 'relation'), where);
    if (path === undefined) return undefined;
    const owner = form.ownerOf(path);
    const value = form.read(path);
    const shown = shownRelations(
      owner ? server.links(owner, path.split('.').at(-1) ?? '') : [],
      isRelationDifference(value) ? value : noDifference,
    ).map(({ id }) => id);
    if (does === 'connect') {
      const id = 10 + (which % 4);
      return shown.includes(id) ? undefined : connect(path, { id }, pick([...shown, null], to) ?? null);
    }
    const id = pick(shown, which);
    if (id === undefined) return undefined;
    const next = shown[shown.indexOf(id) + 1] ?? null;
    const others = shown.filter((other) => other !== id);
    return does === 'disconnect'
      ? disconnect(path, { id }, next)
      : order(path, { id }, { before: pick([...others, null], to) ?? null, next });
  }
  const list = pick(pathsTo(form, 'list'), where);
  if (list === undefined) return undefined;
  const items = (form.read(list) ?? []) as readonly FormValues[];
  const item = pick(items, which);
  const before = keyOf(pick([...items, undefined], to)) ?? null;
  const fresh = {
    __component: 'parts.quote',
    text: 'new',
    links: [{ label: 'in new', target: noDifference }],
  };
  if (does === 'insert') {
    return insert(list, list.endsWith('sections') ? fresh : { label: 'new', target: noDifference }, before);
  }
  const key = keyOf(item);
  if (item === undefined || key === undefined) return undefined;
  if (does === 'move') return move(list, key, before);
  if (does === 'copy') return insert(list, item, before);
  if (does === 'carry' && list === 'links') return batch([remove(list, key), insert('seo.links', item)]);
  return remove(list, key);
}

function open(): { readonly form: EntryForm; readonly server: FakeServer } {
  const server = createFakeServer(stored, linked);
  const form = createEntryForm(model, { id: 1, values: stored });
  for (const { uid, id } of holdersIn(form.values(), model, 1).values()) {
    for (const field of relationsOf(model, uid)) {
      if (id !== null) form.relations.write({ uid, id }, field, server.links({ uid, id }, field));
    }
  }
  return { form, server };
}

const text = (form: EntryForm) => JSON.stringify(form.values());
const countKeys = (form: EntryForm) => text(form).split('"__temp_key__"').length - 1;

function undoAll(form: EntryForm): void {
  while (form.canUndo()) form.undo();
}

function redoAll(form: EntryForm): void {
  while (form.canRedo()) form.redo();
}

describe('any sequence of steps', () => {
  it('is undone and redone byte for byte', () => {
    fc.assert(
      fc.property(fc.array(randomAction, { maxLength: 25 }), (actions) => {
        const { form, server } = open();
        const start = text(form);
        for (const deed of actions) {
          const step = stepFor(form, server, deed);
          if (step) form.step(step);
          expect(keysIn(form.values()).size).toBe(countKeys(form));
        }
        const end = text(form);
        undoAll(form);
        expect(text(form)).toBe(start);
        expect(form.isModified()).toBe(false);
        redoAll(form);
        expect(text(form)).toBe(end);
      }),
      { numRuns: 80 },
    );
  });

  it('keeps errors with their items', () => {
    fc.assert(
      fc.property(fc.array(randomAction, { maxLength: 15 }), (actions) => {
        const { form, server } = open();
        const labels = pathsTo(form, 'list').flatMap((list) =>
          (form.read(list) as readonly FormValues[]).map((item) => `${list}.#${keyOf(item)}.label`),
        );
        const marks = new Map(labels.map((path) => [path, String(readAt(form.values(), toPath(path)))]));
        form.errors.replace(marks);
        for (const deed of actions) {
          const step = stepFor(form, server, deed);
          // Input replaces the marked text, so it is skipped.
          if (step && deed.does !== 'type') form.step(step);
        }
        for (const [path, mark] of form.errors.all()) expect(String(form.read(path))).toBe(mark);
      }),
      { numRuns: 50 },
    );
  });

  it('is undone on the server after saves in between', () => {
    const actions = fc.array(fc.oneof({ weight: 6, arbitrary: randomAction }, fc.constant('save' as const)), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(actions, (all) => {
        const { form, server } = open();
        const start = JSON.stringify(server.content());
        for (const deed of all) {
          const step = deed === 'save' ? undefined : stepFor(form, server, deed);
          if (step) form.step(step);
          if (deed !== 'save') continue;
          const keys = [...keysIn(form.values())];
          server.save(form);
          expect([...keysIn(form.values())]).toEqual(keys);
          expect(form.isModified()).toBe(false);
        }
        const end = text(form);
        undoAll(form);
        const undone = text(form);
        redoAll(form);
        expect(text(form)).toBe(end);
        undoAll(form);
        expect(text(form)).toBe(undone);
        server.save(form);
        expect(JSON.parse(JSON.stringify(server.content()))).toEqual(JSON.parse(start));
      }),
      { numRuns: 80 },
    );
  });
});
