import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { book } from '../../../testing/fixtures/library-types.ts';

const withBlocks = { ...book, attributes: { ...book.attributes, body: { type: 'blocks' } as const } };
const schemas = {
  ...librarySchemas,
  contentTypes: new Map([...librarySchemas.contentTypes, [book.uid, withBlocks]]),
};
const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });

forEachDialect((dialect) => {
  describe('a document with marks and inline elements of plugins', () => {
    let fixture: ContentFixture;
    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
    });

    const create = (body: unknown) =>
      fixture.content.createEntry({
        permissions: fixture.admin,
        uid: book.uid,
        body: { title: 'Book', body },
      });

    it('is stored unchanged, whether or not a plugin has them', async () => {
      const body = [
        paragraph(
          text('Clocks', { 'gone.mark': true, bold: true }),
          { type: 'gone.footnote', note: 'Since 1897', children: [text('')] },
          { type: 'gone.term', definition: 'A machine', children: [text('loom', { 'gone.mark': true })] },
        ),
      ];
      expect(await create(body)).toMatchObject({ entry: { body } });
    });

    it.each([
      ['with an unsafe address', { type: 'gone.term', link: { href: 'javascript:alert(1)' } }],
      ['that contains a block', { type: 'gone.term', children: [paragraph(text('x'))] }],
      ['whose children are no list', { type: 'gone.term', children: 'x' }],
    ])('is refused if it has an element %s', async (_, element) => {
      await expect(create([paragraph(text('a'), element)])).rejects.toMatchObject({ status: 400 });
    });
  });
});
