import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPanel } from '../../routing/fixtures/open-panel.tsx';

// The load time of a chunk is not under test.
beforeAll(() => import('./pages.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(search = '') {
  const opened = openPanel({ at: `/auth/oops${search}`, visitor: 'signed out' });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Oops...' });
  return opened;
}

describe('the page for suspended accounts and failed registrations', () => {
  it('states that the account is suspended, and what to do', async () => {
    const { address } = await open();
    expect(screen.getByText('Your account has been suspended.')).toBeInTheDocument();
    expect(screen.getByText('If this is a mistake, please contact your administrator.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(address()).toBe('/auth/login');
  });

  it('shows the text of the address instead, as plain text', async () => {
    await open(`?info=${encodeURIComponent('<b>Link</b> used')}`);
    expect(screen.getByText('<b>Link</b> used')).toBeInTheDocument();
    expect(screen.queryByText('Your account has been suspended.')).not.toBeInTheDocument();
  });

  it('shortens the text of the address to 200 characters with an ellipsis', async () => {
    await open(`?info=${'x'.repeat(300)}`);
    expect(screen.getByText(`${'x'.repeat(199)}…`)).toBeInTheDocument();
  });

  it.each(['?info=', '?info=%20'])('shows its default text for %j', async (search) => {
    await open(search);
    expect(screen.getByText('Your account has been suspended.')).toBeInTheDocument();
  });
});
