import { adminUser, pageOf, permission } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compactQuery } from '../compact-query.ts';
import { withBookSettings } from '../fixtures/book-settings.ts';
import { bookList } from '../fixtures/library-panel.tsx';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { renderBooks, renderLibrary } from '../fixtures/render-library.tsx';

const listCall = 'GET /content-manager/collection-types/:uid';
const usersRead = permission('admin::users.read');

const openFilters = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('button', { name: 'Apply' });
  return within(screen.getByRole('dialog', { name: 'Filter the list' }));
};

const choose = async (user: UserEvent, name: string, option: string, row = 0) => {
  const control = screen.getAllByRole('combobox', { name })[row];
  if (!control) throw new Error(`There is no ${name}`);
  await user.click(control);
  await user.click(await screen.findByRole('option', { name: option }));
};

const options = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  const found = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return found;
};

afterEach(() => vi.unstubAllGlobals());

describe('the filters of a list', () => {
  it('are created by keyboard alone, and return the focus', async () => {
    const { location, user } = await renderBooks();
    screen.getByRole('button', { name: 'Filters' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Field' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveTextContent('Title');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Comparison' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard('sea{Enter}');
    expect(location()).toBe(`${bookList}&filters[$and][0][title][$containsi]=sea`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
    expect(screen.getByText('Filter: Title contains sea')).toBeVisible();
  });

  it('mark missing values without losing input; Escape discards the changes', async () => {
    const { location, requests, user } = await renderBooks();
    await openFilters(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This condition needs a value.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
    await user.keyboard('x{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location()).toBe(bookList);
    expect(requests(listCall)).toHaveLength(1);
  });

  it('combine several conditions by and/or, with groups', async () => {
    const { location, user } = await renderBooks({ at: `${bookList}&filters[title][$containsi]=sea` });
    await openFilters(user);
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    await choose(user, 'Field', 'Pages', 1);
    await choose(user, 'Comparison', 'is between', 1);
    await user.type(screen.getByRole('spinbutton', { name: 'From' }), '100');
    await user.type(screen.getByRole('spinbutton', { name: 'To' }), '200');
    await user.click(screen.getByRole('button', { name: 'Add group' }));
    await choose(user, 'Field', 'In print', 2);
    await user.click(screen.getByRole('button', { name: 'Add to the group' }));
    await choose(user, 'Field', 'Genre', 3);
    await user.click(screen.getByRole('checkbox', { name: 'essay' }));
    await choose(user, 'Which entries are shown', 'Match any of these');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(location()).toBe(
      `${bookList}&filters[$or][0][title][$containsi]=sea&filters[$or][1][pages][$between][0]=100` +
        '&filters[$or][1][pages][$between][1]=200&filters[$or][2][$and][0][inPrint][$eq]=true' +
        '&filters[$or][2][$and][1][genre][$in][0]=essay',
    );
    expect(
      screen.getByText(
        'Filter: Title contains sea, Pages is between 100 and 200, or In print is Yes and Genre is one of essay',
      ),
    ).toBeVisible();
  });

  it('find linked entries by input, and request each search once', async () => {
    const { location, requests, user } = await renderBooks();
    await openFilters(user);
    await choose(user, 'Field', 'Author');
    const searches = () =>
      requests('GET /content-manager/relations/:uid/:field').map(
        ({ query }) => (query as { readonly _q?: string })._q,
      );
    const search = screen.getByRole('combobox', { name: 'Value' });
    await user.type(search, 'mary');
    await waitFor(() => expect(searches().at(-1)).toBe('mary'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(await screen.findByRole('option', { name: 'Mary Shelley' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(location()).toBe(`${bookList}&filters[$and][0][author][id][$in][0]=3`);
    expect(await screen.findByText('Filter: Author is one of Mary Shelley')).toBeVisible();
    expect(searches().slice(0, 2)).toEqual([undefined, 'm']);
    expect(new Set(searches()).size).toBe(searches().length);
  });

  it('show errors at their conditions', async () => {
    const at = `${bookList}&filters[updatedAt][$between][0]=2026-03-01T08:00:00.000Z&filters[updatedAt][$between][1]=soon`;
    const { location, user } = await renderBooks({ at });
    const layer = await openFilters(user);
    await user.click(layer.getByRole('button', { name: 'Apply' }));
    expect(await layer.findByText('This value does not fit the field.')).toBeVisible();
    expect(layer.getByRole('textbox', { name: 'To' })).toBeInvalid();
    expect(layer.getByRole('textbox', { name: 'From' })).toBeValid();
    await user.clear(layer.getByRole('textbox', { name: 'To' }));
    await user.type(layer.getByRole('textbox', { name: 'To' }), '2026-03-31{Enter}');
    expect(location()).toContain('[$between][1]=2026-03-3');
  });

  it('are limited to twenty, including the status', async () => {
    const conditions = Array.from({ length: 18 }, (_, index) => `&filters[$and][${index}][id][$gt]=${index}`);
    const at = `${bookList}${conditions.join('')}&filters[$and][18][publishedAt][$null]=true`;
    const { user } = await renderBooks({ at });
    const layer = await openFilters(user);
    const add = layer.getByRole('button', { name: 'Add condition' });
    await user.click(add);
    expect(layer.getByText('A list can have at most 20 conditions.')).toBeVisible();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(layer.getByRole('button', { name: 'Remove condition 19' }));
    expect(add).not.toHaveAttribute('aria-disabled');
  });

  it('find users by name with permission to read them; a deleted one is shown by id', async () => {
    const grace = adminUser({ id: 2, firstname: 'Grace', lastname: 'Hopper' });
    const { location, requests, user } = await renderBooks({
      at: `${bookList}&filters[createdBy][id][$in][0]=9`,
      permissions: [...permissionsOn(bookUid), usersRead],
      responses: {
        'GET /admin/users': () => ({ data: pageOf([grace]) }),
        'GET /admin/users/:id': ({ params }) => {
          if (params.id === '2') return { data: grace };
          throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Filter: Created by is one of 9' }));
    const search = await screen.findByRole('combobox', { name: 'Value' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.type(search, 'gra');
    await user.click(await screen.findByRole('option', { name: /Grace Hopper/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(location()).toBe(
      `${bookList}&filters[$and][0][createdBy][id][$in][0]=9&filters[$and][0][createdBy][id][$in][1]=2`,
    );
    expect(await screen.findByText('Filter: Created by is one of 9 or Grace Hopper')).toBeVisible();
    expect(requests('GET /admin/users').length).toBeGreaterThan(0);
  });

  it('are opened from their chips at the condition, and return the focus there', async () => {
    const at = `${bookList}&filters[$and][0][title][$containsi]=sea&filters[$and][1][pages][$gte]=7`;
    const { location, user } = await renderBooks({ at });
    await user.click(screen.getByRole('button', { name: 'Filter: Pages is at least 7' }));
    const pages = await screen.findByRole('spinbutton', { name: 'Value' });
    await waitFor(() => expect(pages).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Filter: Pages is at least 7' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('spinbutton', { name: 'Value' }), '0{Enter}');
    expect(location()).toBe(at.replace('=7', '=70'));
    await user.click(screen.getByRole('button', { name: 'Filter: Pages is at least 70' }));
    await user.click(await screen.findByRole('button', { name: 'Remove condition 2' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(location()).toBe(`${bookList}&filters[$and][0][title][$containsi]=sea`);
    await openFilters(user);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(location()).toBe(bookList);
  });

  it('preserve conditions of an address that cannot be edited', async () => {
    const { location, user } = await renderBooks({
      at: `${bookList}&filters[author][name][$eq]=Ada&filters[title][$contains]=Sea`,
    });
    const layer = await openFilters(user);
    expect(layer.getByText('Author · name is Ada')).toBeVisible();
    expect(layer.getByRole('combobox', { name: 'Comparison' })).toHaveTextContent('contains (match case)');
    await user.type(layer.getByRole('textbox', { name: 'Value' }), 's{Enter}');
    expect(location()).toBe(
      `${bookList}&filters[$and][0][author][name][$eq]=Ada&filters[$and][1][title][$contains]=Seas`,
    );
  });

  it('offer readable fields, and users with permission to read them', async () => {
    const permissions = permissionsOn(bookUid, ['read'], ['title', 'text']);
    const { user } = await renderLibrary({ permissions });
    await screen.findByRole('link', { name: 'Bread without a recipe' });
    await openFilters(user);
    expect(await options(user, 'Field')).toEqual(['ID', 'Title', 'Created at', 'Updated at', 'Published at']);
  });

  it('offer every attribute that can be compared', async () => {
    const { user } = await renderBooks({ permissions: [...permissionsOn(bookUid), usersRead] });
    await openFilters(user);
    expect(await options(user, 'Field')).toEqual([
      'ID',
      'Title',
      'Author',
      'Genre',
      'Pages',
      'In print',
      'Cover',
      'Readers',
      'Created at',
      'Updated at',
      'Created by',
      'Updated by',
      'Published at',
    ]);
  });

  it('include whether files are set, and when entries were published', async () => {
    const { location, user } = await renderBooks();
    await openFilters(user);
    await choose(user, 'Field', 'Cover');
    expect(await options(user, 'Comparison')).toEqual(['is set', 'is not set']);
    await choose(user, 'Comparison', 'is not set');
    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    await choose(user, 'Field', 'Published at', 1);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Filter: Cover is not set')).toBeVisible();
    expect(screen.getByText('Filter: Published at is in the last 7 days')).toBeVisible();
    expect(location()).toContain('&filters[$and][0][cover][id][$null]=true');
    expect(location()).toContain('&filters[$and][1][publishedAt][$during]=last-7-days');
  });

  it('are behind an icon button in a narrow window', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === compactQuery,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = await renderBooks();
    expect(await screen.findByRole('button', { name: 'Views' })).toHaveTextContent('');
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveTextContent('');
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Filters');
    expect((await openFilters(user)).getByRole('textbox', { name: 'Value' })).toBeInTheDocument();
  });

  it('are a sheet on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { location, user } = await renderBooks();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter the list' });
    await user.type(await within(sheet).findByRole('textbox', { name: 'Value' }), 'sea{Enter}');
    expect(location()).toBe(`${bookList}&filters[$and][0][title][$containsi]=sea`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  });

  it(`are shown as periods and "me", and sent as dates and the user's id`, async () => {
    vi.stubEnv('TZ', 'UTC');
    const at = `${bookList}&filters[updatedAt][$during]=last-7-days&filters[createdBy][id][$me]=true`;
    const { requests } = await renderBooks({ at, permissions: [...permissionsOn(bookUid), usersRead] });
    expect(screen.getByText('Filter: Updated at is in the last 7 days')).toBeVisible();
    expect(screen.getByText('Filter: Created by is me')).toBeVisible();
    expect(requests(listCall)[0]?.query).toMatchObject({
      filters: {
        $and: [
          {
            updatedAt: {
              $between: [
                expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00.000\+00:00$/) as string,
                expect.stringMatching(/^\d{4}-\d{2}-\d{2}T23:59:59.999\+00:00$/) as string,
              ],
            },
          },
          { createdBy: { id: { $eq: '7' } } },
        ],
      },
    });
    vi.unstubAllEnvs();
  });

  it('are listed if no entry matches', async () => {
    await renderLibrary({
      at: `${bookList}&filters[title][$contains]=sea&filters[genre][$in][0]=essay&filters[publishedAt][$null]=true`,
      books: [],
    });
    const reason = 'No entry matches: Title contains sea, Genre is one of essay, and Status is Draft.';
    expect(await screen.findByText(reason)).toBeVisible();
  });
});

describe('the search and the filters of a list', () => {
  it('are offered according to its settings (S1-2.24)', async () => {
    await renderBooks({ responses: withBookSettings({ filterable: false }) });
    expect(screen.getByRole('searchbox', { name: 'Search in Book' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Status' })).not.toBeInTheDocument();
  });

  it('are independent of each other, and the filters of an address are always shown', async () => {
    await renderBooks({
      at: `${bookList}&filters[title][$contains]=sea`,
      responses: withBookSettings({ searchable: false, filterable: false }),
    });
    expect(screen.queryByRole('searchbox', { name: 'Search in Book' })).not.toBeInTheDocument();
    expect(screen.getByText('Filter: Title contains sea')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filter: Title contains sea' })).not.toBeInTheDocument();
  });
});

describe('the status filters', () => {
  it('are links that filter the list and keep its other filters', async () => {
    const { location, requests, user } = await renderBooks({
      at: `${bookList}&filters[title][$containsi]=a`,
    });
    const states = within(screen.getByRole('navigation', { name: 'Status' }));
    const current = () =>
      states.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent;
    expect(current()).toBe('All');
    await user.click(states.getByRole('link', { name: 'Drafts' }));
    expect(current()).toBe('Drafts');
    expect(location()).toBe(
      `${bookList}&filters[$and][0][publishedAt][$null]=true&filters[$and][1][title][$containsi]=a`,
    );
    expect(screen.getAllByText(/^Filter: /)).toHaveLength(1);
    await user.click(states.getByRole('link', { name: 'Changed by me' }));
    await waitFor(() => expect(requests(listCall)).toHaveLength(3));
    expect(requests(listCall)[2]?.query).toMatchObject({
      filters: { $and: [{ updatedBy: { id: { $eq: '7' } } }, { title: { $containsi: 'a' } }] },
    });
    await user.click(states.getByRole('link', { name: 'All' }));
    expect(location()).toBe(`${bookList}&filters[$and][0][title][$containsi]=a`);
  });
});
