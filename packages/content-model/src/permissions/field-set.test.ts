import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { everyField, fieldSet, fieldsPermitted, noField, unionOf, fieldsOf, fieldTree } from './field-set.ts';
import type { Permission } from './permission.ts';

describe('a set of fields', () => {
  it('contains everything in the zones and components that it names', () => {
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

  it('shows a component if anything in it is allowed', () => {
    const { allowsUnder } = fieldSet(['links.icon.name', 'title']);
    expect(allowsUnder('links')).toBe(true);
    expect(allowsUnder('links.0.icon')).toBe(true);
    expect(allowsUnder('links.label')).toBe(false);
    expect(allowsUnder('title')).toBe(true);
    expect(allowsUnder('tit')).toBe(false);
  });

  it('contains every field with null, and none without a list', () => {
    expect(fieldSet(null)).toBe(everyField);
    expect(fieldSet(undefined)).toBe(noField);
    expect(everyField.allows('anything')).toBe(true);
    expect(everyField.allowsUnder('anything')).toBe(true);
    expect(noField.allows('title')).toBe(false);
    expect(noField.allowsUnder('title')).toBe(false);
  });

  it('covers its own content, down to single fields, and nothing else', () => {
    expect(fieldSet(['seo', 'title']).covers(fieldSet(['seo.socials.text', 'title']))).toBe(true);
    expect(fieldSet(['seo.socials']).covers(fieldSet(['seo']))).toBe(false);
    expect(fieldSet(['title']).covers(fieldSet(['title', 'slug']))).toBe(false);
    expect(fieldSet(['title']).covers(noField)).toBe(true);
    expect(fieldSet(['title']).covers(everyField)).toBe(false);
    expect(everyField.covers(everyField)).toBe(true);
  });

  it('is the same object after a union that adds nothing', () => {
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

describe('random sets of fields', () => {
  it('allow exactly the fields that one of their names equals or contains', () => {
    fc.assert(
      fc.property(fc.array(path), path, (names, wanted) => {
        const expected = names.some((known) => wanted === known || wanted.startsWith(`${known}.`));
        expect(fieldSet(names).allows(wanted)).toBe(expected);
        const inside = names.some((known) => known.startsWith(`${wanted}.`));
        expect(fieldSet(names).allowsUnder(wanted)).toBe(expected || inside);
      }),
    );
  });

  it('ignore positions in lists', () => {
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

  it('are covered exactly by sets that allow everything they allow', () => {
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

  it('allow the fields of either in their union, which covers both', () => {
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

describe('fieldsPermitted', () => {
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

  it('returns the fields of all permissions for the action on the type', () => {
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

  it('returns all fields with null and none without a list', () => {
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

  it('include an unknown component as a whole', () => {
    const attributes = { seo: { type: 'component', component: 'meta.gone' } } as const;
    expect(fieldsOf({ attributes }, schemas)).toEqual(['seo']);
  });

  it('form a tree that marks the required ones', () => {
    const seo = fieldTree(magazineType(subject), schemas).find(({ name }) => name === 'seo');
    expect(seo).toMatchObject({
      required: false,
      children: [{ name: 'metaTitle', required: true }, {}, {}, { children: [{}, {}] }],
    });
  });
});
