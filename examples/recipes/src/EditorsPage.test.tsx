import { createTestPanel } from '@admin/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import EditorsPage from './EditorsPage.tsx';

const editor = (id: number, firstname: string) => ({
  id,
  firstname,
  lastname: null,
  username: null,
  email: `${firstname.toLowerCase()}@example.com`,
  isActive: true,
  blocked: false,
  preferedLanguage: null,
  roles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

it('lists the editors and searches them', async () => {
  const user = userEvent.setup();
  const panel = await createTestPanel({
    content: <EditorsPage />,
    responses: {
      'GET /admin/users': {
        data: {
          results: [editor(1, 'Ada'), editor(2, 'Grace')],
          pagination: { page: 1, pageSize: 10, pageCount: 1, total: 2 },
        },
      },
    },
  });
  expect(await screen.findByText('2 editors')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Editors' }));
  expect(table.getByText('grace@example.com')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search editors' }), 'ada{Enter}');
  await expect.poll(() => panel.requests('GET /admin/users').at(-1)?.query).toMatchObject({ _q: 'ada' });
});
