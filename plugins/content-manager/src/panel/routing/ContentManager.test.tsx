import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiError, definePlugin, routes } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutUid, authorUid, bookUid, libraryConfiguration } from '../list/fixtures/library-types.ts';
import { bookList, bookPath } from '../list/fixtures/library-panel.tsx';
import { permissionsOn } from '../list/fixtures/library-permissions.ts';
import { renderLibrary, rows } from '../list/fixtures/render-library.tsx';

const init = 'GET /content-manager/init';
const list = 'GET /content-manager/collection-types/:uid';
const authorList = `/content-manager/collection-types/${authorUid}?page=1&pageSize=10&sort=name:ASC`;

const menu = () => within(screen.getByRole('navigation', { name: 'Content' }));

describe('the addresses of the content manager', () => {
  it('start with the first content type by title that the user may open', async () => {
    const { location } = await renderLibrary({
      at: '/content-manager?plugins[i18n][locale]=fr',
      permissions: [...permissionsOn(bookUid), ...permissionsOn(authorUid)],
    });
    await waitFor(() => expect(location()).toBe(`${authorList}&plugins[i18n][locale]=fr`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Author' })).toBeInTheDocument();
  });

  it('redirect to a page with a message if the user may open no type', async () => {
    const { location } = await renderLibrary({ at: '/content-manager', permissions: [] });
    await waitFor(() => expect(location()).toBe('/content-manager/403'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it.each([
    ['reads hidden types only', permissionsOn('api::hidden.hidden', ['read'])],
    ['builds types and reads none', ['plugin::content-type-builder.read']],
  ])('show that no content is visible to a user who %s', async (_, permissions) => {
    const { location } = await renderLibrary({ at: '/content-manager', permissions });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No content is shown to you' }),
    ).toBeVisible();
    expect(location()).toBe('/content-manager');
  });

  it.each([
    ['nothing else', permissionsOn(authorUid, ['read'])],
    ['another type', [...permissionsOn(authorUid, ['read']), ...permissionsOn(bookUid)]],
  ])('include a type that the user may read without creating in it, beside %s', async (_, permissions) => {
    const { location, user } = await renderLibrary({ at: '/content-manager', permissions });
    const link = await screen.findByRole('link', { name: 'Author Read-only' });
    expect(location()).toBe('/content-manager');
    expect(screen.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    expect(menu().queryByRole('link', { name: 'Author' })).toBeNull();
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Author' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: 'Author Read-only' })).toBeVisible();
  });

  it('mark a type whose entries the user may change but not create', async () => {
    const permissions = permissionsOn(authorUid, ['read', 'update']);
    await renderLibrary({ at: '/content-manager', permissions });
    expect(await screen.findByRole('link', { name: 'Author Existing entries only' })).toBeVisible();
  });

  const noTypes = { [init]: () => ({ data: { fieldSizes: {}, components: [], contentTypes: [] } }) };

  it('explain where content types are defined if there are none and no builder', async () => {
    const { location } = await renderLibrary({ at: '/content-manager', responses: noTypes });
    await waitFor(() => expect(location()).toBe('/content-manager/no-content-types'));
    expect(await screen.findByText('CONTENT_DIR')).toBeVisible();
    const [, guide] = /guide (\S+\.md)/.exec(screen.getByRole('main').textContent ?? '') ?? [];
    expect(existsSync(resolve(guide ?? ''))).toBe(true);
    expect(screen.queryByRole('link', { name: 'Create your first Content-type' })).toBeNull();
  });

  it('redirect to the builder of content types if there are none', async () => {
    const builder = definePlugin({
      id: 'content-type-builder',
      contributes: [
        routes.add({
          id: 'content-type-builder',
          path: 'plugins/content-type-builder/*',
          page: () => Promise.resolve({ default: () => null }),
        }),
      ],
    });
    await renderLibrary({ at: '/content-manager', responses: noTypes, plugins: [builder] });
    expect(await screen.findByRole('link', { name: 'Create your first Content-type' })).toHaveAttribute(
      'href',
      '/admin/plugins/content-type-builder/content-types/create-content-type',
    );
  });

  it('redirect from the page of an empty installation once there are content types', async () => {
    const { location } = await renderLibrary({
      at: '/content-manager/no-content-types',
      permissions: permissionsOn(authorUid),
    });
    await waitFor(() => expect(location()).toBe(authorList));
  });

  it('of a list without a query become those of its settings, without a history entry', async () => {
    const { location, requests, navigate } = await renderLibrary({ at: bookPath });
    await waitFor(() => expect(location()).toBe(bookList));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(requests(list)).toHaveLength(1);
    await navigate(-1);
    expect(location()).toBe('/before');
  });

  it('of an older format redirect to the current one', async () => {
    const { location } = await renderLibrary({
      at: `/content-manager/collectionType/${bookUid}?page=1&pageSize=20&sort=id:ASC`,
    });
    await waitFor(() => expect(location()).toBe(`${bookPath}?page=1&pageSize=20&sort=id:ASC`));
  });

  it('request the schemas once per visit, and again when the user returns', async () => {
    const { location, requests, navigate, user } = await renderLibrary();
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(menu().getByRole('link', { name: 'Author' }));
    await screen.findByRole('heading', { level: 1, name: 'Author' });
    await user.click(menu().getByRole('link', { name: 'Book' }));
    await screen.findByRole('heading', { level: 1, name: 'Book' });
    expect(requests(init)).toHaveLength(1);
    await navigate('/');
    expect(requests(init)).toHaveLength(1);
    await navigate(bookList);
    await waitFor(() => expect(requests(init)).toHaveLength(2));
    expect(location()).toBe(bookList);
  });

  it.each([
    ['an unknown kind', `/content-manager/lists/${bookUid}`],
    ['an unknown type', '/content-manager/collection-types/api::nothing.nothing?page=1'],
    ['a single type among the collections', `/content-manager/collection-types/${aboutUid}?page=1`],
    ['a page that does not exist', '/content-manager/nowhere'],
  ])('that name %s show the not-found page', async (_, at) => {
    const { location, requests } = await renderLibrary({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(location()).toBe(at);
    expect(requests('GET /content-manager/collection-types/:uid/:id')).toEqual([]);
  });

  it('can be retried when the schemas could not be loaded', async () => {
    let isUp = false;
    const { notices, user } = await renderLibrary({
      responses: {
        'GET /content-manager/content-types-settings': () => {
          if (!isUp) throw new ApiError({ name: 'NetworkError', message: '', status: 0 });
          return { data: [] };
        },
      },
    });
    const title = 'The content types could not be loaded';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning', title: { id: 'notification.error' } }]);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Book' })).toBeInTheDocument();
  });

  it('of the layout of a component can be retried, too', async () => {
    const component = libraryConfiguration(bookUid)?.components['print.edition'];
    let isUp = false;
    const { user } = await renderLibrary({
      at: '/content-manager/components/print.edition/configurations/edit',
      responses: {
        'GET /content-manager/components/:uid/configuration': () => {
          if (!isUp || !component) throw new ApiError({ name: 'NetworkError', message: '', status: 0 });
          return { data: { component, components: {} } };
        },
      },
    });
    const title = 'The content types could not be loaded';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const page = 'Configure the view - Edition';
    expect(await screen.findByRole('heading', { level: 1, name: page })).toBeInTheDocument();
  });
});
