import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { fieldsOf, fieldTree } from './fields-of.ts';

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
