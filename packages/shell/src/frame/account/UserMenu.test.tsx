import { MenuItems } from '@admin/ui';
import { House } from '@admin/ui/icons';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import { languages } from '../../extension/points/languages.ts';
import { accountLinks } from '../../extension/points/menu-links.ts';
import { themes } from '../../extension/points/themes.ts';
import { userMenuFooter, type UserMenuFooterProps } from '../../extension/shell-points.ts';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openMenu(spec: PanelSpec = {}) {
  const opened = openPanel({ at: '/house', ...spec });
  render(opened.panel);
  (await screen.findByRole('button', { name: 'Account menu' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  return opened;
}

/** Moves to a menu item by its first letters. */
const choose = (letters: string) => userEvent.keyboard(`${letters}{Enter}`);

const EditionOfGold = () => <p>Edition of gold</p>;

describe('the account menu', () => {
  it('shows the name of the user', async () => {
    await openMenu();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  });

  it('changes and stores the theme of the page', async () => {
    await openMenu();
    const themes = screen.getAllByRole('menuitemradio');
    expect(themes.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark']);
    expect(themes[0]).toBeChecked();
    await choose('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('admin.theme')).toBe('dark');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Account menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await choose('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('[E65] offers the themes and languages of plugins among the built-in ones', async () => {
    const paper = definePlugin({
      id: 'paper',
      contributes: [
        themes.add({
          id: 'paper.sepia',
          label: { id: 'paper.sepia', defaultMessage: 'Sepia' },
          scheme: 'light',
          tokens: { '--surface-page': '#f6efdf' },
        }),
        languages.add({
          code: 'eo',
          label: 'Esperanto',
          messages: () => Promise.resolve({ default: { 'frame.account': 'Konto' } }),
        }),
      ],
    });
    const { shell } = await openMenu({ plugins: [paper] });
    const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(names).toEqual(['System', 'Light', 'Dark', 'Sepia']);
    await choose('sep');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.documentElement.style.getPropertyValue('--surface-page')).toBe('#f6efdf');
    screen.getByRole('button', { name: 'Account menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Sepia', checked: true });
    await userEvent.keyboard('lang{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'Esperanto' });
    await choose('espe');
    expect(shell.preferences.getState().language).toBe('eo');
    expect(await screen.findByRole('button', { name: 'Konto' })).toBeInTheDocument();
  });

  it('changes the language, its texts and the direction of the arrow keys', async () => {
    const hebrew = definePlugin({
      id: 'hebrew',
      contributes: [
        languages.add({
          code: 'he',
          label: 'Hebrew',
          messages: () => Promise.resolve({ default: { 'frame.language': 'שפה' } }),
        }),
      ],
    });
    const { shell } = await openMenu({ plugins: [hebrew] });
    await userEvent.keyboard('lang{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'English' });
    await choose('עב');
    expect(shell.preferences.getState().language).toBe('he');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    screen.getByRole('button', { name: 'Account menu' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
  });

  it('stores the language in the profile', async () => {
    const { server, shell } = await openMenu({
      responses: { 'PUT /admin/users/me': { body: { data: {} } } },
    });
    await userEvent.keyboard('lang{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'English' });
    await choose('deu');
    await waitFor(() =>
      expect(server.requestsTo('PUT /admin/users/me').map(({ body }) => body)).toEqual([
        { preferedLanguage: 'de' },
      ]),
    );
    await waitFor(() => expect(shell.preferences.getState().chosenLanguage).toBeNull());
    expect(shell.notifications.getState().shown).toEqual([]);
  });

  it('reports that the language could not be stored, and keeps it until the panel is reloaded', async () => {
    const { shell } = await openMenu();
    await userEvent.keyboard('lang{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'English' });
    await choose('deu');
    await waitFor(() => expect(shell.notifications.getState().shown).toMatchObject([{ tone: 'warning' }]));
    expect(shell.preferences.getState().language).toBe('de');
  });

  it('asks for confirmation before it signs out of a page with unsaved changes', async () => {
    const { server, shell } = await openMenu();
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    await choose('sign');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(server.requestsTo('POST /admin/logout')).toEqual([]);
    screen.getByRole('button', { name: 'Account menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await choose('sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    window.removeEventListener('beforeunload', hold);
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(shell.session.getState().token).toBeNull();
  });

  it('links to the pages about the user, which plugins add', async () => {
    const about = definePlugin({
      id: 'about',
      contributes: [
        accountLinks.add({
          id: 'about.me',
          to: '/books',
          label: { id: 'about.me', defaultMessage: 'Profile' },
          icon: House,
        }),
      ],
    });
    const { address } = await openMenu({ plugins: [about] });
    await choose('pro');
    await waitFor(() => expect(address()).toBe('/books'));
  });

  it('signs out in the browser and on the server, and shows the sign-in page', async () => {
    const { server, shell } = await openMenu();
    await choose('sign');
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(server.requestsTo('POST /admin/logout').map(({ body }) => body)).toEqual([undefined]);
    expect(shell.session.getState().token).toBeNull();
    expect(shell.permissions.getState().granted).toBeNull();
  });

  it('signs out even if the server does not respond', async () => {
    await openMenu({
      responses: {
        'POST /admin/logout': () => {
          throw new TypeError('offline');
        },
      },
    });
    await choose('sign');
    expect(await screen.findByRole('heading', { name: 'Welcome!' })).toBeInTheDocument();
  });

  it('has no footer while no plugin adds one', async () => {
    await openMenu();
    expect(screen.getByRole('menu')).not.toHaveAttribute('aria-describedby');
  });

  it('shows the text of a plugin below the items, as a description of the menu', async () => {
    const gold = definePlugin({
      id: 'gold',
      contributes: [
        userMenuFooter.add({ id: 'gold.line', component: () => Promise.resolve({ default: EditionOfGold }) }),
      ],
    });
    const shown = await openMenu({ plugins: [gold] });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveAccessibleDescription('Edition of gold'));
    expect(shown.shell.session.getState().token).not.toBeNull();
  });

  it('makes the items of a plugin reachable by keyboard; they can close the menu', async () => {
    const onSelect = vi.fn<() => void>();
    const Handbook = ({ close }: UserMenuFooterProps) => (
      <>
        <MenuItems items={[{ id: 'handbook', label: 'Handbook', onSelect }]} />
        <button onClick={close} type="button">
          Close it
        </button>
      </>
    );
    const component = () => Promise.resolve({ default: Handbook });
    const reader = definePlugin({
      id: 'reader',
      contributes: [userMenuFooter.add({ id: 'reader.book', component })],
    });
    await openMenu({ plugins: [reader] });
    await screen.findByRole('menuitem', { name: 'Handbook' });
    await choose('hand');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
