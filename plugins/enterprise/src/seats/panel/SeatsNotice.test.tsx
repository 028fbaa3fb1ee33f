import { queriesRef } from '@admin/shell';
import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { licenseLimits, seatsPanel } from './fixtures/seats-panel.testing.ts';

const endpoint = 'GET /admin/license-limit-information';

async function open(limits: unknown) {
  const panel = await createTestPanel(seatsPanel(limits));
  await screen.findByRole('link', { name: /^Ada/ });
  return panel;
}

it('shows the seats in use above the list of users', async () => {
  await open({ data: licenseLimits(3, 5) });
  expect(await screen.findByText('3 of 5 seats in use')).toBeVisible();
});

it.each([
  [5, 5, 'All 5 seats are in use'],
  [1, 1, 'The only seat is in use'],
  [7, 5, '7 of 5 seats in use'],
])('warns when %d of %d seats are in use', async (used, seats, title) => {
  await open({ data: licenseLimits(used, seats) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/^You cannot invite or activate users/)).toBeVisible();
});

it('shows nothing without a limit, and on a server without seats', async () => {
  for (const response of [
    { data: licenseLimits(3, null) },
    respondWithError(404, 'NotFoundError', 'Not Found'),
  ]) {
    const { requests, unmount } = await open(response);
    await waitFor(() => expect(requests(endpoint)).toHaveLength(1));
    expect(screen.queryByText(/seats?/)).not.toBeInTheDocument();
    unmount();
  }
});

it('[S0-7.22] loads the seats again when the list of users changes', async () => {
  let used = 3;
  const { services, requests } = await open(() => ({ data: licenseLimits(used, 5) }));
  await screen.findByText('3 of 5 seats in use');
  used = 4;
  await services
    .get(queriesRef)
    .getState()
    .client?.invalidateQueries({ queryKey: ['LicenseLimits'] });
  expect(await screen.findByText('4 of 5 seats in use')).toBeVisible();
  expect(requests(endpoint)).toHaveLength(2);
});
