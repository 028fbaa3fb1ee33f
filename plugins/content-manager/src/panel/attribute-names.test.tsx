import type { Attributes, Entry } from '@admin/content-model';
import { pageOf, permission } from '@admin/fixtures';
import { definePlugin } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useEntryForm, useEntryValue } from '../entry-form.ts';
import { editViewInformations } from '../points.ts';
import { galleryPanel, type GallerySpec } from './edit/fixtures/gallery-panel.tsx';
import { everything, galleryPermissions } from './edit/fixtures/gallery-permissions.ts';
import { galleryResponses, galleryUid } from './edit/fixtures/gallery-type.ts';
import './edit/fixtures/late-code.ts';
import { ContentManager } from './routing/ContentManager.tsx';

/** Names that collide with properties of DOM events, functions, arrays and objects, with their labels. */
const names = {
  target: 'Target',
  value: 'Value',
  name: 'Name',
  type: 'Type',
  length: 'Length',
  constructor: 'Constructor',
  prototype: 'Prototype',
  toString: 'To string',
  valueOf: 'Value of',
  currentTarget: 'Current target',
  preventDefault: 'Prevent default',
};
const attributes: Attributes = Object.fromEntries(
  Object.keys(names).map((name) => [name, { type: 'string' } as const]),
);
/** Every property of the objects that a form passes through, with an attribute of one of these types. */
const types = ['string', 'integer', 'boolean', 'date', 'json', 'email'] as const;
const inherited: Attributes = Object.fromEntries(
  [Object, Function, Promise, Map, Event]
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    .filter((name) => /^[A-Za-z][A-Za-z0-9]*$/.test(name))
    .map((name, index) => [name, { type: types[index % types.length] ?? 'string' }] as const),
);

const configureAction = 'plugin::content-manager.collection-types.configure-view';
const typePath = `/content-manager/collection-types/${galleryUid}`;
const create = 'POST /content-manager/collection-types/:uid';
const list = 'GET /content-manager/collection-types/:uid';
const saveLayout = 'PUT /content-manager/content-types/:uid/configuration';

async function open({ responses = {}, type, ...spec }: GallerySpec) {
  const panel = galleryPanel({
    type: type ?? {
      attributes,
      arrange: (view) => ({ ...view, layouts: { ...view.layouts, list: Object.keys(names) } }),
    },
    responses: { [`${list}/views`]: { data: { views: [], state: {} } } as never, ...responses },
    ...spec,
  });
  const content = (
    <Routes>
      <Route element={<ContentManager />} path="/content-manager/*" />
    </Routes>
  );
  const permissions = [...galleryPermissions(everything), permission(configureAction)];
  const rendered = await createTestPanel({ ...panel, permissions, content });
  return { ...rendered, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('attributes named like properties of objects and events', () => {
  it('can be moved in the layout of the edit view', async () => {
    const { configuration } = galleryResponses({ attributes });
    const view = configuration.data.contentType;
    const { user, requests } = await open({
      at: `${typePath}/configurations/edit`,
      responses: { [saveLayout]: ({ body }) => ({ data: { contentType: { ...view, ...body } } }) as never },
    });
    for (const label of [names.target, names.constructor]) {
      await user.click(await button(`Edit ${label}`));
      const dialog = await screen.findByRole('dialog', { name: `Edit ${label}` });
      await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Odd');
      await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
    }
    await user.click(await button('Save'));
    await user.click(await button('Confirm'));
    await waitFor(() => expect(requests(saveLayout)).toHaveLength(1));
    const edit = { edit: { description: 'Odd' } };
    expect(requests(saveLayout)[0]?.body).toMatchObject({ metadatas: { target: edit, constructor: edit } });
  });

  it('can be columns that are renamed, sorted and filtered', async () => {
    const entry = { id: 12, target: 'aim', publishedAt: null } as never as Entry;
    const { requests } = await open({
      at: `${typePath}?page=1&pageSize=10&sort=toString:ASC&filters[$and][0][constructor][$eq]=Lotus`,
      responses: {
        [list]: pageOf([entry]),
      },
    });
    const row = await screen.findByRole('row', { name: /aim/ });
    expect(row).not.toHaveTextContent('native code');
    expect(screen.getByText(/Constructor is Lotus/)).toBeInTheDocument();
    for (const label of Object.values(names)) {
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${label}$`) })).toBeInTheDocument();
    }
    expect(requests(list)[0]?.query).toMatchObject({
      sort: 'toString:ASC',
      filters: { $and: [{ constructor: { $eq: 'Lotus' } }] },
    });
  });

  it.each(['target', 'constructor', 'toString'] as const)('can be edited and saved: %s', async (name) => {
    const Spy = () => {
      const form = useEntryForm();
      return (
        <button onClick={() => void form.change(name, 'changed')} type="button">
          {`${String(useEntryValue(name))} read by a plugin`}
        </button>
      );
    };
    const { user, requests } = await open({
      at: `${typePath}/create`,
      plugins: [
        definePlugin({
          id: 'spy',
          contributes: [
            editViewInformations.add({ id: 'spy.part', component: () => Promise.resolve({ default: Spy }) }),
          ],
        }),
      ],
      responses: { [create]: ({ body }) => ({ id: 12, publishedAt: null, ...(body as object) }) as never },
    });
    expect(await screen.findByText('undefined read by a plugin')).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: names[name] }), 'odd');
    await user.click(await button('odd read by a plugin'));
    await user.click(await button('Save'));
    await waitFor(() => expect(requests(create)).toHaveLength(1));
    expect(requests(create)[0]?.body).toStrictEqual({ [name]: 'changed' });
  });

  it('are rendered if they are named like members of objects', async () => {
    const { container, requests, user } = await open({
      at: `${typePath}/create`,
      type: { attributes: inherited },
      responses: { [create]: ({ body }) => ({ id: 12, publishedAt: null, ...(body as object) }) as never },
    });
    await screen.findByRole('textbox', { name: /^apply/i });
    const drawn = new Set(
      [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
    );
    const written = Object.keys(inherited).filter((name) => inherited[name]?.type === 'string');
    expect(written.filter((name) => !drawn.has(name))).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^apply/i }), 'odd');
    await user.click(await button('Save'));
    await waitFor(() => expect(requests(create)).toHaveLength(1));
    expect(requests(create)[0]?.body).toMatchObject({ apply: 'odd' });
  });
});
