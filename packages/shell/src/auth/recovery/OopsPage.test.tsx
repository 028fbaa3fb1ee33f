import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPanel } from '../../routing/fixtures/open-panel.tsx';

// The time that a chunk takes is not what is tested.
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

describe('the page for those who cannot go on', () => {
  it('says that the account was suspended, and what to do', async () => {
    const { address } = await open();
    expect(screen.getByText('Your account has been suspended.')).toBeInTheDocument();
    expect(screen.getByText('If this is a mistake, please contact your administrator.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(address()).toBe('/auth/login');
  });

  it('says what the address says instead, as plain text', async () => {
    await open(`?info=${encodeURIComponent('<b>Link</b> used')}`);
    expect(screen.getByText('<b>Link</b> used')).toBeInTheDocument();
    expect(screen.queryByText('Your account has been suspended.')).not.toBeInTheDocument();
  });

  it('says no more than 200 characters of it, and that there were more', async () => {
    await open(`?info=${'x'.repeat(300)}`);
    expect(screen.getByText(`${'x'.repeat(199)}…`)).toBeInTheDocument();
  });

  it.each(['?info=', '?info=%20'])('has its own words for %j', async (search) => {
    await open(search);
    expect(screen.getByText('Your account has been suspended.')).toBeInTheDocument();
  });
});
