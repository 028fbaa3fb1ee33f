import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from './shop.testing.ts';

interface Item {
  readonly uid: string;
  readonly isDisplayed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}
interface Init {
  readonly data: {
    readonly fieldSizes: Readonly<Record<string, unknown>>;
    readonly contentTypes: readonly Item[];
    readonly components: readonly Item[];
  };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const init = async (): Promise<Init['data']> => ((await shop.call('GET', '/init')).body as Init).data;

describe('the schemas of content', () => {
  it('contain each type with its attributes and the system attributes of views', async () => {
    const { contentTypes } = await init();
    const colour = contentTypes.find(({ uid }) => uid === 'api::colour.colour');
    const user = { type: 'relation', relation: 'oneToOne', target: 'admin::user' };
    expect(colour).toMatchObject({
      uid: 'api::colour.colour',
      isDisplayed: true,
      apiID: 'colour',
      kind: 'collectionType',
      info: { singularName: 'colour', pluralName: 'colours', displayName: 'Colour' },
      options: {},
      pluginOptions: {},
      attributes: {
        id: { type: 'integer' },
        name: { type: 'string', required: true, unique: true },
        createdAt: { type: 'datetime' },
        updatedAt: { type: 'datetime' },
        createdBy: user,
        updatedBy: user,
      },
    });
  });

  it('omit publication and locale, and describe polymorphic relations', async () => {
    const { contentTypes } = await init();
    const attributes = contentTypes.flatMap((item) => Object.keys(item.attributes));
    for (const name of ['publishedAt', 'locale', 'localizations']) {
      expect(attributes).not.toContain(name);
    }
    const lamp = contentTypes.find(({ uid }) => uid === 'api::lamp.lamp');
    expect(lamp?.attributes['mentions']).toEqual({
      type: 'relation',
      relation: 'morphToMany',
      relationType: 'morphToMany',
    });
  });

  it('contain the target and kind of a relation', async () => {
    const { contentTypes } = await init();
    const lamp = contentTypes.find(({ uid }) => uid === 'api::lamp.lamp');
    expect(lamp?.attributes['maker']).toMatchObject({
      type: 'relation',
      relation: 'manyToOne',
      relationType: 'manyToOne',
      target: 'api::maker.maker',
      targetModel: 'api::maker.maker',
      inversedBy: 'lamps',
    });
  });

  it('contain the internal types without displaying them', async () => {
    const { contentTypes } = await init();
    const hidden = contentTypes.filter(({ isDisplayed }) => !isDisplayed).map(({ uid }) => uid);
    expect(hidden.toSorted()).toStrictEqual([
      'admin::permission',
      'admin::role',
      'admin::user',
      'plugin::lamps.bulb',
    ]);
  });

  it('contain the widths of fields and whether they can be resized', async () => {
    const { fieldSizes } = await init();
    expect(fieldSizes).toMatchObject({
      string: { default: 6, isResizable: true },
      boolean: { default: 4, isResizable: true },
      dynamiczone: { default: 12, isResizable: false },
      'plugin::lamps.shade': { default: 12, isResizable: false },
    });
  });

  it('contain components by category', async () => {
    const { body } = await shop.call('GET', '/components');
    expect((body as { data: Item[] }).data).toContainEqual(
      expect.objectContaining({ uid: 'parts.size', category: 'parts', apiID: 'size', isDisplayed: true }),
    );
  });

  it('are filtered by kind, and reject an unknown kind', async () => {
    const { body } = await shop.call('GET', '/content-types?kind=singleType');
    expect((body as { data: Item[] }).data.map(({ uid }) => uid)).toStrictEqual(['api::window.window']);
    const mismatched = await shop.call('GET', '/content-types?kind=other');
    expect(mismatched).toMatchObject(
      refusal(400, 'ValidationError', expect.stringContaining('must be one of the following values'), {
        errors: [{ name: 'ValidationError' }],
      }),
    );
  });

  it('contain the settings of every type, hidden ones included', async () => {
    const { body } = await shop.call('GET', '/content-types-settings');
    const { data } = body as { data: { uid: string; settings: unknown }[] };
    const { contentTypes } = await init();
    expect(data.map(({ uid }) => uid).toSorted()).toStrictEqual(
      contentTypes.map(({ uid }) => uid).toSorted(),
    );
    expect(data.find(({ uid }) => uid === 'api::lamp.lamp')?.settings).toStrictEqual({
      bulkable: true,
      filterable: true,
      searchable: true,
      pageSize: 10,
      mainField: 'name',
      defaultSortBy: 'name',
      defaultSortOrder: 'ASC',
    });
  });
});
