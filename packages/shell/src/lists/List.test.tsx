import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { respondWithError, type TestAnswers } from '../testing/panel/answers.ts';
import { createTestPanel } from '../testing/panel/create-test-panel.tsx';
import { peoplePlugin, somePeople } from './fixtures/people-page.tsx';

const read = 'GET /admin/users';
const remove = 'POST /admin/users/batch-delete';

async function openList(at: string, answers: TestAnswers = {}) {
  const panel = await createTestPanel({
    plugins: [peoplePlugin],
    answers: { [read]: somePeople(), [remove]: { data: [] }, ...answers },
    at: `/people${at}`,
  });
  await screen.findByRole('checkbox', { name: 'Select Ada' });
  return { ...panel, user: userEvent.setup() };
}

const check = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('a list', () => {
  it('keeps page, order and search in its address, and asks the server for them', async () => {
    const { location, requests, user } = await openList('?page=2&_q=a');
    expect(requests(read).at(-1)?.query).toMatchObject({ page: 2, pageSize: 10, _q: 'a' });
    await user.click(screen.getByRole('button', { name: /^First name/ }));
    expect(location()).toBe('/people?page=1&_q=a&sort=firstname:DESC');
    await waitFor(() => expect(requests(read).at(-1)?.query).toMatchObject({ sort: 'firstname:DESC' }));
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/admin/people?page=3&_q=a&sort=firstname:DESC',
    );
  });

  it('leads from a page after the last one to the last one', async () => {
    const { location } = await openList('?page=9');
    await waitFor(() => expect(location()).toBe('/people?page=3'));
  });

  it('keeps rows checked from page to page, and forgets them with another search', async () => {
    const { navigate, user } = await openList('?page=2');
    await user.click(check('Grace'));
    await user.click(check('Joan'));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 selected');
    const bar = screen.getByRole('toolbar', { name: 'Checked people' });
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    await navigate('/people?page=3');
    expect(check('Grace')).toBeChecked();
    await navigate('/people?_q=ada');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Checked people' })).toBeNull());
  });

  it('deletes the checked rows once that is confirmed, and forgets them', async () => {
    const { requests, user } = await openList('?page=2');
    await user.click(check('Grace'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this person?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests(remove)).toMatchObject([{ body: { ids: [5] } }]);
    expect(check('Grace')).not.toBeChecked();
  });

  it('keeps the question open when the server refuses, and says why', async () => {
    const refusal = respondWithError(403, 'ForbiddenError', 'Not while they are here');
    const { notices, user } = await openList('?page=2', { [remove]: refusal });
    await user.click(screen.getByRole('button', { name: 'Actions for Grace' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Not while they are here')).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning' }]);
  });
});
