import type { Attributes } from '@admin/content-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { copyWith } from './copy-with.ts';

const page = 'api::page.page';
const attributes: Attributes = {
  title: { type: 'string' },
  rows: { type: 'component', component: 'part.row', repeatable: true },
  seo: { type: 'component', component: 'part.row' },
};

const most = 5000;

forEachDialect((dialect) => {
  describe('a copy of an entry with 5,000 components', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), {
        contentTypes: new Map([
          [
            page,
            {
              uid: page,
              kind: 'collectionType',
              info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
              attributes,
            },
          ],
        ]),
        components: new Map([
          [
            'part.row',
            {
              uid: 'part.row',
              category: 'part',
              info: { displayName: 'Row' },
              attributes: { text: { type: 'string' } },
            },
          ],
        ]),
      });
    });

    it('is stored, like the original', async () => {
      const { content, admin: permissions } = fixture;
      const rows = Array.from({ length: most }, (_, index) => ({ text: `Row ${index}` }));
      const { entry } = await content.createEntry({ permissions, uid: page, body: { title: 'Long', rows } });
      const { entry: copy } = await content.cloneEntry({ permissions, uid: page, id: entry.id, body: {} });
      expect(copy['rows']).toHaveLength(most);
      expect(copy['rows']).toMatchObject({ 0: { text: 'Row 0' }, [most - 1]: { text: `Row ${most - 1}` } });
    });

    it('reads each component a constant number of times', () => {
      let reads = 0;
      const rows = Array.from({ length: most }, (_, index) => ({
        get id() {
          reads += 1;
          return index + 1;
        },
        text: `Row ${index}`,
      }));
      copyWith(fixture.content.storage, attributes, { rows }, {});
      expect(reads).toBeLessThanOrEqual(4 * most);
    });
  });
});
