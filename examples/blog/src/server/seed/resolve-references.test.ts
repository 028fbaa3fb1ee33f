import { describe, expect, it } from 'vitest';
import { buildBlogSchemas } from './blog-schemas.testing.ts';
import { resolveReferences, UnknownReferenceError, type FindId } from './resolve-references.ts';

const { schemas } = buildBlogSchemas();
const attributes = schemas.contentTypes.get('api::article.article')?.attributes ?? {};

const ids = new Map([
  ['api::author.author ada', 1],
  ['api::tag.tag brick', 2],
  ['api::tag.tag moss', 3],
  ['plugin::upload.file arch', 4],
  ['api::article.article first', 5],
]);
const findId: FindId = (uid, key) => ids.get(`${uid} ${key}`);
const resolve = (values: Record<string, unknown>) =>
  resolveReferences({ attributes, values, schemas, findId });

describe('resolving references', () => {
  it('replaces keys of single and multiple relations and media', () => {
    const values = { title: 'ada', author: 'ada', tags: ['moss', 'brick'], cover: 'arch', gallery: ['arch'] };
    expect(resolve(values)).toStrictEqual({ title: 'ada', author: 1, tags: [3, 2], cover: 4, gallery: [4] });
  });

  it('keeps the content type of polymorphic references', () => {
    expect(resolve({ mentions: [{ __type: 'api::tag.tag', key: 'brick' }] })).toStrictEqual({
      mentions: [{ __type: 'api::tag.tag', id: 2 }],
    });
  });

  it('resolves components and dynamic zones at any depth', () => {
    const action = { label: 'Go', url: '/', icon: { symbol: 'map' }, article: 'first' };
    const values = {
      seo: { metaTitle: 'arch', shareImage: 'arch' },
      links: [action],
      sections: [{ __component: 'blocks.hero', heading: 'arch', picture: 'arch', actions: [action] }],
    };
    const resolved = { ...action, article: 5 };
    expect(resolve(values)).toStrictEqual({
      seo: { metaTitle: 'arch', shareImage: 4 },
      links: [resolved],
      sections: [{ __component: 'blocks.hero', heading: 'arch', picture: 4, actions: [resolved] }],
    });
  });

  it('does not change empty relations and unknown attributes', () => {
    expect(resolve({ author: null, tags: [], nickname: 'ada' })).toStrictEqual({
      author: null,
      tags: [],
      nickname: 'ada',
    });
  });

  it('rejects an unknown key with the content type and the key', () => {
    expect(() => resolve({ author: 'bob' })).toThrow(UnknownReferenceError);
    expect(() => resolve({ author: 'bob' })).toThrow('There is no api::author.author called "bob"');
  });
});
