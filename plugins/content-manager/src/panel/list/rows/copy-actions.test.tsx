import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bookPath } from '../fixtures/library-panel.tsx';
import { renderBooks } from '../fixtures/render-library.tsx';

const at = `${bookPath}?page=1&pageSize=5&sort=id:ASC&plugins[i18n][locale]=fr`;

async function choose(name: string) {
  const rendered = await renderBooks({ at });
  const [, second] = screen.getAllByRole('button', { name: /^Actions for/ });
  if (!second) throw new Error('There is no second row.');
  await rendered.user.click(second);
  await rendered.user.click(await screen.findByRole('menuitem', { name }));
  return rendered;
}

describe('copying from a row', () => {
  it('copies the full URL of its entry, in the listed locale', async () => {
    const { notices } = await choose('Copy link');
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/admin${bookPath}/2?plugins%5Bi18n%5D%5Blocale%5D=fr`,
    );
  });

  it('copies the id of its entry', async () => {
    const { notices } = await choose('Copy ID');
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
    expect(await navigator.clipboard.readText()).toBe('2');
  });

  it('reports that the browser does not allow it', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const rendered = await renderBooks({ at });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
    const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (!first) throw new Error('There is no row.');
    await rendered.user.click(first);
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'Copy ID' }));
    await waitFor(() => expect(rendered.notices()).toMatchObject([{ tone: 'warning' }]));
    vi.restoreAllMocks();
  });
});
