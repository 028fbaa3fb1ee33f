import { uploadServer } from '@admin/plugin-media-library/server';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

forEachDialect((dialect) => {
  describe('writing content with a form', () => {
    let api: LibraryApi;

    beforeAll(async () => {
      api = await startLibraryApi(dialect, { plugins: [uploadServer] });
    });
    afterAll(() => api.server.close());

    const formOf = (data: unknown, ...fields: readonly string[]) => {
      const form = new FormData();
      if (data !== undefined) form.append('data', JSON.stringify(data));
      for (const [index, field] of fields.entries()) {
        form.append(field, new File([Uint8Array.from(pixel)], `${index}.png`, { type: 'image/png' }));
      }
      return form;
    };
    const post = (form: FormData, key?: string | null) =>
      api.call('POST', '/api/books?populate=*', { body: form, ...(key !== undefined && { key }) });
    const files = async () => (await api.read('/api/upload/files')) as readonly { readonly name: string }[];

    it('[P100] adds its files to the library and to media attributes', async () => {
      const data = { title: 'Tides', seo: { metaTitle: 'Sea' } };
      const { status, body } = await post(formOf(data, 'files.cover', 'files.pictures', 'files.pictures'));
      expect(status).toBe(200);
      expect(at(body, 'data.attributes.cover.data.attributes.name')).toBe('0.png');
      expect(
        (at(body, 'data.attributes.pictures.data') as { attributes: { name: string } }[]).map(
          ({ attributes: { name } }) => name,
        ),
      ).toEqual(['1.png', '2.png']);
      expect(await files()).toHaveLength(3);
      const id = String(at(body, 'data.id'));
      const changed = await api.call('PUT', `/api/books/${id}?populate=*`, {
        body: formOf({ title: 'Tide' }, 'files.cover'),
      });
      expect([changed.status, at(changed.body, 'data.attributes.title')]).toEqual([200, 'Tide']);
      expect(await files()).toHaveLength(4);
    });

    it('adds files to components at their position', async () => {
      const data = {
        title: 'Zones',
        zone: [
          { __component: 'block.quote', text: 'Wet' },
          { __component: 'block.banner', heading: 'Sea' },
        ],
      };
      const { status, body } = await post(formOf(data, 'files.zone[1].picture'));
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('error')]);
      const read = await api.read(`/api/books/${String(at(body, 'data.id'))}?populate[zone][populate]=*`);
      expect(at(read, 'data.attributes.zone.1.picture.data.attributes.name')).toBe('0.png');
    });

    it.each([
      ['an unknown attribute', { title: 'Tides' }, 'files.nope'],
      ['an attribute that is no media', { title: 'Tides' }, 'files.title'],
      ['a component that is not sent', { title: 'Tides' }, 'files.seo.image'],
      ['a field outside of files', { title: 'Tides' }, 'cover'],
      ['an entry without data', undefined, 'files.cover'],
      ['an invalid entry', { title: 'T' }, 'files.cover'],
    ])('is rejected, and stores no file, for %s', async (_case, data, field) => {
      const before = await files();
      const { status } = await post(formOf(data, field));
      expect(status).toBe(400);
      expect(await files()).toEqual(before);
    });

    it('requires the permission to upload files', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::book.book.create'] });
      expect((await post(formOf({ title: 'Tides' }, 'files.cover'), key)).status).toBe(403);
      expect((await post(formOf({ title: 'Tides' }), key)).status).toBe(403);
      const both = await api.key({
        type: 'custom',
        permissions: ['api::book.book.create', 'plugin::upload.content-api.upload'],
      });
      expect((await post(formOf({ title: 'Tides' }, 'files.cover'), both)).status).toBe(200);
    });

    it('[P100] is limited in its texts', async () => {
      const { status } = await post(formOf({ title: 'Tides', body: 'x'.repeat(1_100_000) }));
      expect(status).toBe(413);
    });
  });
});
