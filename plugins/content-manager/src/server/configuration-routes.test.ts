import { addUser } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from './shop.testing.ts';

interface Configuration {
  readonly uid: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, { readonly edit: object; readonly list: object }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { readonly name: string }[])[];
  };
  readonly groups?: {
    readonly items: readonly { readonly name: string; readonly fields: readonly string[] }[];
  } | null;
}
interface ResponseBody {
  readonly data: {
    readonly contentType: Configuration;
    readonly components: Readonly<Record<string, Configuration>>;
  };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = '/content-types/api::lamp.lamp/configuration';
const read = async (): Promise<ResponseBody['data']> =>
  ((await shop.call('GET', path)).body as ResponseBody).data;

describe('the configuration of a view', () => {
  it('has a default derived from the schema, with the components inside', async () => {
    const { contentType, components } = await read();
    expect(contentType.layouts.list).toStrictEqual(['name', 'maker', 'updatedAt']);
    expect(contentType.metadatas['maker']).toStrictEqual({
      edit: {
        label: 'maker',
        description: '',
        placeholder: '',
        visible: true,
        editable: true,
        mainField: 'name',
      },
      list: { label: 'maker', searchable: true, sortable: true, mainField: 'name' },
    });
    expect(contentType.metadatas['id']).toStrictEqual({
      edit: {},
      list: { label: 'id', searchable: true, sortable: true },
    });
    expect(Object.keys(components).toSorted()).toStrictEqual(['parts.bulb', 'parts.size']);
    expect(components['parts.bulb']).toMatchObject({ category: 'parts', isComponent: true });
    expect(components['parts.bulb']?.metadatas['fits']?.list).not.toHaveProperty('mainField');
  });

  it('gives a custom field the width of its plugin until the view is saved', async () => {
    const colour = '/content-types/api::colour.colour/configuration';
    const rows = async () =>
      ((await shop.call('GET', colour)).body as ResponseBody).data.contentType.layouts.edit;
    expect(await rows()).toStrictEqual([[{ name: 'name', size: 6 }], [{ name: 'shade', size: 12 }]]);
    const { layouts } = ((await shop.call('GET', colour)).body as ResponseBody).data.contentType;
    const edit = [[{ name: 'shade', size: 4 }]];
    await shop.call('PUT', colour, { layouts: { ...layouts, edit } });
    expect((await rows())[0]).toContainEqual({ name: 'shade', size: 4 });
  });

  it('is stored when saved, and returned like by a read', async () => {
    const { settings, layouts } = (await read()).contentType;
    const saved = await shop.call('PUT', path, { settings: { ...settings, pageSize: 50 } });
    expect(saved.status).toBe(200);
    // A part that is not sent keeps its stored value.
    expect((await read()).contentType.layouts).toEqual(layouts);
    expect(saved.body).toMatchObject({ data: { contentType: { settings: { pageSize: 50 } } } });
    expect(saved.body).toStrictEqual((await shop.call('GET', path)).body);
  });

  it('can be sent back as returned, and stays unchanged', async () => {
    for (const model of [
      'content-types/api::lamp.lamp',
      'content-types/api::window.window',
      'components/parts.bulb',
    ]) {
      const url = `/${model}/configuration`;
      const { body } = await shop.call('GET', url);
      const { contentType, component } = (body as { data: Record<string, Configuration> }).data;
      const { settings, metadatas, layouts } = (contentType ?? component)!;
      const saved = await shop.call('PUT', url, { settings, metadatas, layouts });
      expect([model, saved.status]).toEqual([model, 200]);
      expect((await shop.call('GET', url)).body).toStrictEqual(body);
    }
  });

  it('keeps groups of fields until they are removed, even if the rows are saved in between', async () => {
    const { layouts } = (await read()).contentType;
    expect((await read()).contentType.groups).toBeNull();
    expect((await read()).components['parts.bulb']).not.toHaveProperty('groups');
    const items = [
      { name: 'Lamp', fields: [] },
      { name: 'Maker', fields: ['maker'] },
    ];
    expect((await shop.call('PUT', path, { groups: { kind: 'tabs', items } })).status).toBe(200);
    // A client without support for groups sends only the rows.
    expect((await shop.call('PUT', path, { layouts })).status).toBe(200);
    const { groups } = (await read()).contentType;
    expect(groups?.items.map(({ name }) => name)).toStrictEqual(['Lamp', 'Maker']);
    expect(groups?.items.flatMap(({ fields }) => fields).toSorted()).toStrictEqual(
      layouts.edit.flatMap((row) => row.map(({ name }) => name)).toSorted(),
    );
    expect(groups?.items[1]?.fields).toContain('maker');
    const back = await shop.call('PUT', path, { layouts, groups });
    expect(back).toMatchObject({ status: 200, body: { data: { contentType: { groups } } } });
    expect(await shop.call('PUT', path, { groups: { kind: 'tabs', items: [] } })).toMatchObject(
      refusal(400, 'BadRequestError', 'Bad Request', {
        name: 'validationError',
        errors: ['groups.items must have 1 to 20 items'],
      }),
    );
    expect((await shop.call('PUT', '/components/parts.bulb/configuration', { groups })).status).toBe(400);
    await shop.call('PUT', path, { groups: null });
    expect((await read()).contentType.groups).toBeNull();
  });

  it('lists linked entries by their main field in the edit view', async () => {
    const { metadatas } = (await read()).contentType;
    const edit = { ...metadatas['maker']?.edit, mainField: 'id' };
    const saved = await shop.call('PUT', path, { metadatas: { ...metadatas, maker: { edit, list: {} } } });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { contentType: { metadatas: { maker: { edit, list: { mainField: 'id' } } } } } },
    });
    await shop.call('PUT', path, { metadatas });
  });

  it('may have no entry title but the id, and never an ineligible attribute', async () => {
    const { settings } = (await read()).contentType;
    const untitled = await shop.call('PUT', path, { settings: { ...settings, mainField: null } });
    expect(untitled).toMatchObject({
      status: 200,
      body: { data: { contentType: { settings: { mainField: null } } } },
    });
    expect((await read()).contentType.settings['mainField']).toBeNull();
    for (const mainField of ['size', 'maker', 'story', 'extra', 'shown']) {
      const { status } = await shop.call('PUT', path, { settings: { ...settings, mainField } });
      expect([mainField, status]).toEqual([mainField, 400]);
    }
    await shop.call('PUT', path, { settings });
  });

  it('rejects settings out of range and a list without a column', async () => {
    const { settings, layouts } = (await read()).contentType;
    expect(await shop.call('PUT', path, { settings: { ...settings, pageSize: 1 } })).toMatchObject(
      refusal(400, 'BadRequestError', 'Bad Request', {
        name: 'validationError',
        errors: ['settings.pageSize must be greater than or equal to 10'],
      }),
    );
    expect(await shop.call('PUT', path, { layouts: { ...layouts, list: [] } })).toMatchObject({
      status: 400,
      body: { error: { details: { errors: ['layouts.list must have at least 1 item'] } } },
    });
  });

  it.each(['password', 'resetPasswordToken', 'pin', 'nothing', 'lamps', '__proto__', 7])(
    'accepts an eligible main field of linked entries, never %j',
    async (mainField) => {
      const { status, body } = await shop.call('PUT', path, {
        metadatas: { maker: { edit: { mainField } }, createdBy: { edit: { mainField } } },
      });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('mainField')]);
      expect((await read()).contentType.metadatas['maker']?.edit).toMatchObject({ mainField: 'name' });
    },
  );

  it('accepts main fields of users that the server describes', async () => {
    const { metadatas } = (await read()).contentType;
    const createdBy = { ...metadatas['createdBy'], edit: { mainField: 'lastname' } };
    const { status } = await shop.call('PUT', path, { metadatas: { ...metadatas, createdBy } });
    expect(status).toBe(200);
    await shop.call('PUT', path, { metadatas });
  });

  it('of a component is read with those inside it and saved without', async () => {
    const component = '/components/parts.bulb/configuration';
    const { body } = await shop.call('GET', component);
    expect(body).toMatchObject({
      data: { component: { uid: 'parts.bulb' }, components: { 'parts.size': { uid: 'parts.size' } } },
    });
    const { settings } = (body as { data: { component: Configuration } }).data.component;
    const saved = await shop.call('PUT', component, { settings: { ...settings, pageSize: 20 } });
    expect(saved.body).toMatchObject({ data: { uid: 'parts.bulb', settings: { pageSize: 20 } } });
  });

  it('of an unknown type or component is not found', async () => {
    expect(await shop.call('GET', '/content-types/api::no.no/configuration')).toMatchObject(
      refusal(404, 'NotFoundError', 'contentType.notFound'),
    );
    expect(await shop.call('GET', '/components/no.no/configuration')).toMatchObject(
      refusal(404, 'NotFoundError', 'component.notFound'),
    );
  });

  it.each([
    'plugin::content-manager.collection-types.configure-view',
    'plugin::content-manager.single-types.configure-view',
    'plugin::content-manager.components.configure-layout',
  ])(
    'is changed with the permission for its kind, such as %s, and read by every user',
    async (permission) => {
      const person = { email: `${permission.split('.')[1]}@example.com`, password: 'Correct-Horse-7' };
      await addUser(shop.services, { ...person, role: [{ action: permission }] });
      const as = await shop.client.signIn(person);
      for (const [kind, model] of [
        ['collection-types', 'content-types/api::lamp.lamp'],
        ['single-types', 'content-types/api::window.window'],
        ['components', 'components/parts.bulb'],
      ] as const) {
        const url = `/content-manager/${model}/configuration`;
        const { status, body } = await shop.client.send('GET', url, undefined, { as });
        const { contentType, component } = (body as { data: Record<string, Configuration> }).data;
        const { settings } = (contentType ?? component)!;
        const saved = await shop.client.send('PUT', url, { settings }, { as });
        const expected = permission.includes(`.${kind}.`) ? 200 : 403;
        expect([permission, kind, status, saved.status]).toEqual([permission, kind, 200, expected]);
      }
    },
  );
});
