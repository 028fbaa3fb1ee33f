import { everyField, fieldSet } from '@admin/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grant } from '../../content/permissions/content-permissions.ts';
import { commonGrants } from './intersect-permissions.ts';

const names = ['title', 'seo', 'seo.metaTitle', 'seo.image', 'links.url'];
const locales = ['en', 'fr'];

const grant: fc.Arbitrary<Grant> = fc.record({
  fields: fc.oneof(fc.constant(everyField), fc.subarray(names).map(fieldSet)),
  locales: fc.oneof(
    fc.constant('all' as const),
    fc.subarray(locales).map((some) => new Set(some)),
  ),
  conditions: fc.constant([]),
});

/** Returns whether any of the grants permits the field of an entry in the locale. */
const permits = (grants: readonly Grant[], field: string, locale: string) =>
  grants.some((one) => one.fields.allows(field) && (one.locales === 'all' || one.locales.has(locale)));

describe('the intersection of two permissions', () => {
  it('permits what both permit, for every field in every locale', () => {
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 4 }), fc.array(grant, { maxLength: 4 }), (own, others) => {
        const both = commonGrants(own, others);
        for (const field of names) {
          for (const locale of locales) {
            expect(permits(both, field, locale)).toBe(
              permits(own, field, locale) && permits(others, field, locale),
            );
          }
        }
      }),
    );
  });

  it('permits less, and never more, when the product would be too large', () => {
    const many = Array.from({ length: 5000 }, (_, index): Grant => ({
      fields: fieldSet([`field${index}`]),
      locales: 'all',
      conditions: [],
    }));
    const both = commonGrants(many, many);
    expect(both).toHaveLength(400);
    expect(permits(both, 'field1', 'en')).toBe(true);
    expect(permits(both, 'field4999', 'en')).toBe(false);
  });
});
