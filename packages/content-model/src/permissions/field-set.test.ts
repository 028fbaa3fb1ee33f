import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { everyField, fieldSet, fieldsPermitted, noField, unionOf, fieldsOf, fieldTree } from './field-set.ts';
import type { Permission } from './permission.ts';

describe('a set of fields', () => {
  it('holds whatever is in the zones and components that it names', () => {
    const { allows } = fieldSet(['zone', 'seo', 'links.label']);
    expect(allows('zone.0.heading')).toBe(true);
    expect(allows('zone[2].buttons[0].url')).toBe(true);
    expect(allows('seo.socials.text')).toBe(true);
    expect(allows('links.3.label')).toBe(true);
    expect(allows('links.3.url')).toBe(false);
    expect(allows('links.#3.label')).toBe(true);
    expect(allows('links.#3.url')).toBe(false);
    expect(allows('links')).toBe(false);
    expect(allows('seo2')).toBe(false);
  });

  it('shows a component as soon as anything in it is allowed', () => {
    const { allowsUnder } = fieldSet(['links.icon.name', 'title']);
    expect(allowsUnder('links')).toBe(true);
    expect(allowsUnder('links.0.icon')).toBe(true);
    expect(allowsUnder('links.label')).toBe(false);
    expect(allowsUnder('title')).toBe(true);
    expect(allowsUnder('tit')).toBe(false);
  });

  it('is every field with null, and none without a list', () => {
    expect(fieldSet(null)).toBe(everyField);
    expect(fieldSet(undefined)).toBe(noField);
    expect(everyField.allows('anything')).toBe(true);
    expect(everyField.allowsUnder('anything')).toBe(true);
    expect(noField.allows('title')).toBe(false);
    expect(noField.allowsUnder('title')).toBe(false);
  });

  it('covers what is in it, down to single fields, and nothing beside it', () => {
    expect(fieldSet(['seo', 'title']).covers(fieldSet(['seo.socials.text', 'title']))).toBe(true);
    expect(fieldSet(['seo.socials']).covers(fieldSet(['seo']))).toBe(false);
    expect(fieldSet(['title']).covers(fieldSet(['title', 'slug']))).toBe(false);
    expect(fieldSet(['title']).covers(noField)).toBe(true);
    expect(fieldSet(['title']).covers(everyField)).toBe(false);
    expect(everyField.covers(everyField)).toBe(true);
  });

  it('stays the same object where a union adds nothing', () => {
    const title = fieldSet(['title']);
    expect(title.union(noField)).toBe(title);
    expect(noField.union(title)).toBe(title);
    expect(title.union(title)).toBe(title);
    expect(title.union(everyField)).toBe(everyField);
    expect(everyField.union(title)).toBe(everyField);
    expect(unionOf([])).toBe(noField);
  });
});

const name = fc.constantFrom('a', 'b', 'ab');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('.'));
const set = fc.oneof(
  { arbitrary: fc.array(path, { maxLength: 5 }).map((names) => fieldSet(names)), weight: 6 },
  { arbitrary: fc.constant(everyField), weight: 1 },
);

describe('sets of fields, whatever they name', () => {
  it('allow exactly what one of their names is or is above', () => {
    fc.assert(
      fc.property(fc.array(path), path, (names, wanted) => {
        const expected = names.some((known) => wanted === known || wanted.startsWith(`${known}.`));
        expect(fieldSet(names).allows(wanted)).toBe(expected);
        const inside = names.some((known) => known.startsWith(`${wanted}.`));
        expect(fieldSet(names).allowsUnder(wanted)).toBe(expected || inside);
      }),
    );
  });

  it('are positions in lists or none: they change nothing', () => {
    fc.assert(
      fc.property(
        set,
        fc.array(fc.tuple(name, fc.nat(20)), { minLength: 1, maxLength: 4 }),
        (fields, steps) => {
          const plain = steps.map(([step]) => step).join('.');
          const placed = steps.map(([step, at]) => `${step}.${at}`).join('.');
          const bracketed = steps.map(([step, at]) => `${step}[${at}]`).join('.');
          expect([placed, bracketed].map(fields.allows)).toEqual([
            fields.allows(plain),
            fields.allows(plain),
          ]);
          expect([placed, bracketed].map(fields.allowsUnder)).toEqual([
            fields.allowsUnder(plain),
            fields.allowsUnder(plain),
          ]);
        },
      ),
    );
  });

  it('are covered exactly by sets that allow all that they allow', () => {
    fc.assert(
      fc.property(set, set, path, (one, other, wanted) => {
        const { names } = other;
        const allowsAll =
          names === null ? one.names === null : [...names].every((field) => one.allows(field));
        expect(one.covers(other)).toBe(allowsAll);
        expect(allowsAll && other.allows(wanted) && !one.allows(wanted)).toBe(false);
      }),
    );
  });

  it('allow together what either of them allows, and cover both', () => {
    fc.assert(
      fc.property(set, set, path, (one, other, wanted) => {
        const both = one.union(other);
        expect(both.allows(wanted)).toBe(one.allows(wanted) || other.allows(wanted));
        expect(both.allowsUnder(wanted)).toBe(one.allowsUnder(wanted) || other.allowsUnder(wanted));
        expect(both.covers(one) && both.covers(other)).toBe(true);
        expect(unionOf([one, other]).covers(both) && both.covers(unionOf([other, one]))).toBe(true);
      }),
    );
  });
});

describe('the fields that permissions name', () => {
  const position = { action: 'read', subject: 'api::story.story' };
  const permission = (
    fields: readonly string[] | null | undefined,
    at: Partial<Permission> = {},
  ): Permission => ({
    ...position,
    properties: fields === undefined ? {} : { fields },
    conditions: [],
    ...at,
  });

  it('are those of all permissions for the action on the type', () => {
    const { allows } = fieldsPermitted(
      [
        permission(['title']),
        permission(['slug']),
        permission(['body'], { action: 'update' }),
        permission(['day'], { subject: 'api::label.label' }),
      ],
      position,
    );
    expect(['title', 'slug', 'body', 'day'].map(allows)).toEqual([true, true, false, false]);
  });

  it('are all with null and none without a list', () => {
    expect(fieldsPermitted([permission(['title']), permission(null)], position)).toBe(everyField);
    expect(fieldsPermitted([permission(undefined)], position)).toBe(noField);
    expect(fieldsPermitted([], position)).toBe(noField);
  });
});

const subject = 'api::story.story';

describe('the fields of a type', () => {
  it('are dotted down to the leaves of components, with zones, media and relations as a whole', () => {
    expect(fieldsOf(magazineType(subject), schemas).slice(-14)).toEqual([
      'gallery',
      'writer',
      'labels',
      'related',
      'seo.metaTitle',
      'seo.noIndex',
      'seo.shareImage',
      'seo.socials.network',
      'seo.socials.text',
      'links.label',
      'links.url',
      'links.newTab',
      'links.target',
      'zone',
    ]);
  });

  it('are a component as a whole where nobody knows what is in it', () => {
    const attributes = { seo: { type: 'component', component: 'meta.gone' } } as const;
    expect(fieldsOf({ attributes }, schemas)).toEqual(['seo']);
  });

  it('form a tree that says which are required', () => {
    const seo = fieldTree(magazineType(subject), schemas).find(({ name }) => name === 'seo');
    expect(seo).toMatchObject({
      required: false,
      children: [{ name: 'metaTitle', required: true }, {}, {}, { children: [{}, {}] }],
    });
  });
});
