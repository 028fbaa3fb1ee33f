import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { articles, onArticles, reviewPanel } from '../fixtures/review-panel.testing.ts';

it('links to the entries that are assigned to the user', async () => {
  await createTestPanel(reviewPanel({ at: '/', permissions: onArticles }));
  const section = within(await screen.findByRole('region', { name: 'Waiting for me' }));
  expect(await section.findByRole('link', { name: /^Bricks and clay.*In review/ })).toHaveAttribute(
    'href',
    '/admin/content-manager/collection-types/api::article.article/12',
  );
  expect(section.getByRole('link', { name: /^Product 4/ })).toBeVisible();
});

it('says that nothing is assigned to the user', async () => {
  const results = { results: [], pagination: { page: 1, pageSize: 5, pageCount: 0, total: 0 } };
  await createTestPanel(
    reviewPanel({ at: '/', responses: { 'GET /admin/review-workflows/assigned-to-me': results } }),
  );
  expect(await screen.findByText('No entries are assigned to you.')).toBeVisible();
});

it('stores immediately on the profile page which emails the user receives', async () => {
  const put = 'PUT /admin/review-workflows/notifications';
  const me = {
    id: 1,
    firstname: 'Ada',
    lastname: 'Admin',
    username: null,
    email: 'ada@example.com',
    isActive: true,
    blocked: false,
    preferedLanguage: null,
    createdAt: articles.createdAt,
    updatedAt: articles.updatedAt,
    roles: [],
  };
  const { requests } = await createTestPanel(
    reviewPanel({
      at: '/me',
      responses: { 'GET /admin/users/me': { data: me }, 'GET /admin/users/me/sessions': { data: [] } },
    }),
  );
  const mention = await screen.findByRole('checkbox', { name: 'Someone mentions me in a comment' });
  expect(mention).toBeChecked();
  await userEvent.click(mention);
  await waitFor(() => expect(requests(put)).toHaveLength(1));
  expect(requests(put)[0]?.body).toEqual({ assignment: true, mention: false });
  await waitFor(() => expect(mention).not.toBeChecked());
});
