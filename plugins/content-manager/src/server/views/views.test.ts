import type { ListState, SavedView, SavedViewBody } from '@admin/contract';
import { addUser, type TestPermission, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../shop.testing.ts';

const uid = 'api::lamp.lamp';
const path = `/content-manager/collection-types/${uid}/views`;
const read = (fields: readonly string[]): TestPermission => ({
  action: 'plugin::content-manager.explorer.read',
  subject: uid,
  properties: { fields },
});

const body = (differences: Partial<SavedViewBody> = {}): SavedViewBody => ({
  name: 'In stock',
  query: { filters: { stock: { $gt: 0 } }, sort: 'name:ASC', pageSize: 20 },
  columns: ['name', 'stock', 'i18n.locales'],
  roles: [],
  ...differences,
});

interface Person {
  readonly session: TestSession;
  readonly roleId: number;
}

let shop: Shop;
let clerk: Person;
let guest: Person;

const person = async (name: string, permissions: readonly TestPermission[]): Promise<Person> => {
  const account = { email: `${name}@example.com`, password: 'Passw0rd-of-them' };
  const { roleId } = await addUser(shop.services, { ...account, role: permissions });
  return { session: await shop.client.signIn(account), roleId };
};

beforeAll(async () => {
  shop = await openShop();
  clerk = await person('clerk', [read(['name', 'stock', 'price'])]);
  guest = await person('guest', [read(['name'])]);
});
afterAll(() => shop.close());

const send = (as: TestSession, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at = path, sent?: unknown) =>
  shop.client.send(method, at, sent, { as });
const listed = async (as: TestSession) =>
  (await send(as, 'GET')).body as { data: { views: SavedView[]; state: ListState } };
const created = async (as: TestSession, view: SavedViewBody) => {
  const response = await send(as, 'POST', path, view);
  expect(response).toMatchObject({ status: 201 });
  return (response.body as { data: SavedView }).data;
};

describe('saved views', () => {
  it('are created, changed and deleted by their owners', async () => {
    const view = await created(clerk.session, body({ name: '  In stock ' }));
    expect(view).toEqual({ ...body(), id: view.id, owner: null });
    expect((await listed(clerk.session)).data.views).toEqual([view]);
    const sold = body({ name: 'Sold out', query: { filters: { stock: 0 }, _q: 'desk' }, columns: null });
    const changed = await send(clerk.session, 'PUT', `${path}/${view.id}`, sold);
    expect(changed.body).toEqual({ data: { ...sold, id: view.id, owner: null } });
    expect(await send(clerk.session, 'DELETE', `${path}/${view.id}`)).toMatchObject({ status: 204 });
    expect((await listed(clerk.session)).data.views).toEqual([]);
  });

  it('are not accessible to other users', async () => {
    const { id } = await created(clerk.session, body());
    expect((await listed(shop.session)).data.views).toEqual([]);
    const missing = refusal(404, 'NotFoundError', 'Not Found');
    expect(await send(shop.session, 'PUT', `${path}/${id}`, body())).toMatchObject(missing);
    expect(await send(shop.session, 'DELETE', `${path}/${id}`)).toMatchObject(missing);
    expect(await send(clerk.session, 'DELETE', `${path}/x`)).toMatchObject(missing);
    await send(clerk.session, 'DELETE', `${path}/${id}`);
  });

  it('are not returned in a preview of the role that they are shared with', async () => {
    const viewer = await person('viewer', [
      read(['name', 'stock']),
      { action: 'admin::roles.read', subject: null },
    ]);
    const byName = { query: { sort: 'name:ASC' }, columns: null };
    const own = await created(viewer.session, body({ name: 'Own', ...byName }));
    const shared = await created(
      shop.session,
      body({ name: 'For guests only', roles: [guest.roleId], ...byName }),
    );
    const preview = await send(viewer.session, 'POST', `/admin/roles/${guest.roleId}/view`, {});
    const { token } = (preview.body as { data: { token: string } }).data;
    const seen = await listed({ ...viewer.session, token });
    expect(seen.data.views.map(({ id }) => id)).toEqual([own.id]);
    expect((await listed(guest.session)).data.views.map(({ id }) => id)).toEqual([shared.id]);
    await send(shop.session, 'DELETE', `${path}/${shared.id}`);
  });

  it('are shared with roles, and reveal nothing that their users may not read', async () => {
    const roles = [guest.roleId];
    const plain = await created(shop.session, body({ name: 'By name', query: { sort: 'name:DESC' }, roles }));
    const narrowed = await created(shop.session, body({ name: 'Filtered', roles }));
    const sorted = await created(
      shop.session,
      body({ name: 'Sorted', query: { sort: 'price' }, columns: null, roles }),
    );
    const { views } = (await listed(guest.session)).data;
    expect(views).toEqual([
      {
        ...plain,
        columns: ['name', 'i18n.locales'],
        roles: [],
        owner: expect.objectContaining({ firstname: 'Ada' }) as unknown,
      },
    ]);
    expect((await listed(clerk.session)).data.views).toEqual([]);
    expect((await listed(shop.session)).data.views.map(({ roles: received }) => received)).toEqual([
      roles,
      roles,
      roles,
    ]);
    for (const { id } of [plain, narrowed, sorted]) await send(shop.session, 'DELETE', `${path}/${id}`);
  });

  it.each<[string, Partial<SavedViewBody>]>([
    ['filters by a field that may not be read', { query: { filters: { price: { $gt: 3 } } }, columns: null }],
    ['sorts by a field that may not be read', { query: { sort: 'stock' }, columns: null }],
    [
      'filters by users who may not be read',
      { query: { filters: { createdBy: { lastname: { $contains: 'Lo' } } } }, columns: null },
    ],
    [
      'filters by an unknown period',
      { query: { filters: { updatedAt: { $during: 'soon' } } }, columns: null },
    ],
    ['filters by a field that does not exist', { query: { filters: { weight: 1 } }, columns: null }],
    ['shows a field that may not be read', { query: {}, columns: ['name', 'stock'] }],
    ['is shared with a role of others', { query: {}, columns: null, roles: [1] }],
    ['has no name', { name: '', query: {}, columns: null }],
  ])('are rejected if one %s', async (_case, differences) => {
    expect(await send(guest.session, 'POST', path, body(differences))).toMatchObject({
      status: 400,
      body: { error: { name: 'ValidationError' } },
    });
  });

  it('keep conditions that depend on the user and the time', async () => {
    const filters = {
      $and: [{ updatedBy: { id: { $me: 'true' } } }, { updatedAt: { $during: 'this-week' } }],
    };
    const view = await created(clerk.session, body({ query: { filters }, columns: null }));
    const [stored] = (await listed(clerk.session)).data.views;
    expect(stored?.query).toEqual({ filters });
    await send(clerk.session, 'DELETE', `${path}/${view.id}`);
  });

  it('are forbidden for users who may not read the content type', async () => {
    const nobody = await person('nobody', []);
    const closed = refusal(403, 'ForbiddenError', 'Forbidden');
    expect(await send(nobody.session, 'GET')).toMatchObject(closed);
    expect(await send(nobody.session, 'POST', path, body({ query: {}, columns: null }))).toMatchObject(
      closed,
    );
    expect(await send(nobody.session, 'DELETE', `${path}/1`)).toMatchObject(closed);
  });

  it('are limited to fifty', async () => {
    const view = body({ query: {}, columns: null });
    for (let count = 0; count < 50; count += 1) await created(guest.session, view);
    expect(await send(guest.session, 'POST', path, view)).toMatchObject(
      refusal(400, 'ApplicationError', 'There can be 50 views of a list; delete one first'),
    );
  });
});

describe('the state of a list', () => {
  const at = path.replace(/views$/, 'list-state');
  const empty = { defaultView: null, widths: {} };

  it('is stored for each user, and drops a deleted view', async () => {
    expect((await listed(clerk.session)).data.state).toEqual(empty);
    const { id } = await created(clerk.session, body());
    const state = { defaultView: id, widths: { name: 320 } };
    expect((await send(clerk.session, 'PUT', at, state)).body).toEqual({ data: state });
    const wider = { defaultView: id, widths: { name: 400, stock: 80 } };
    expect((await send(clerk.session, 'PUT', at, wider)).body).toEqual({ data: wider });
    expect((await listed(clerk.session)).data.state).toEqual(wider);
    expect((await listed(shop.session)).data.state).toEqual(empty);
    await send(clerk.session, 'DELETE', `${path}/${id}`);
    expect((await listed(clerk.session)).data.state).toEqual({ ...wider, defaultView: null });
  });

  it('accepts no view of another user as the default', async () => {
    const { id } = await created(shop.session, body());
    expect(await send(clerk.session, 'PUT', at, { ...empty, defaultView: id })).toMatchObject({
      status: 404,
    });
  });
});
