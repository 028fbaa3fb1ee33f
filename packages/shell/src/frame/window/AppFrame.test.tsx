import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import type { Wrapping } from '../../extension/points/slots.ts';
import { navigation as links, type NavigationProps } from '../../extension/shell-points.ts';
import { narrowWindow } from '../../routing/fixtures/narrow-window.ts';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import { library, stackPermission } from '../../routing/fixtures/sample-plugin.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

async function openBooks(spec: PanelSpec = {}) {
  const opened = openPanel({ at: '/books', ...spec });
  render(opened.panel);
  await screen.findByRole('heading', { level: 1, name: 'Books' });
  return opened;
}

const mainLinks = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

const opener = () => screen.getByRole('button', { name: 'Open navigation' });

async function openSheet() {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Navigation' });
}

const Framed = ({ Default, ...props }: Wrapping<NavigationProps>) => (
  <section aria-label={`Links as a ${props.shape}`}>
    <Default {...props} />
  </section>
);

describe('the frame', () => {
  it('offers the links that the user may open, and marks the current one', async () => {
    await openBooks();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(mainLinks(navigation)).toEqual(['Books', 'House rules']);
    expect(within(navigation).getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'page');
    expect(within(navigation).getByRole('link', { name: 'House rules' })).not.toHaveAttribute('aria-current');
  });

  it('shows above every page that the panel is previewed as a role, which has no sign-out', async () => {
    const view = { role: { id: 2, name: 'Editor' }, isUnsaved: true };
    const { shell } = await openBooks();
    expect(screen.queryByRole('region', { name: 'View of a role' })).not.toBeInTheDocument();
    act(() =>
      shell.permissions.actions.replace([{ ...stackPermission, properties: {}, conditions: [] }], view),
    );
    const bar = await screen.findByRole('region', { name: 'View of a role' });
    expect(bar).toHaveTextContent('Viewing as Editor with unsaved permissions. Nothing can be changed.');
    await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
    await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('menuitem', { name: 'Sign out' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    act(() => shell.session.actions.expire());
    expect(await within(bar).findByRole('alert')).toHaveTextContent('This view has ended.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows above every page that the browser is offline, until it is online again', async () => {
    await openBooks();
    const online = vi.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    // The frame subscribes in an effect that may run after this event; it then reads the state again.
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline\./);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    online.mockRestore();
  });

  it('[E64] renders the wrapper of a plugin around its links, in the rail and in the sheet', async () => {
    const wrap = () => Promise.resolve({ default: Framed });
    const guest = definePlugin({ id: 'guest', contributes: [links.add({ id: 'guest.links', wrap })] });
    await openBooks({ plugins: [library, guest] });
    const rail = await screen.findByRole('region', { name: 'Links as a rail' });
    expect(mainLinks(rail)).toEqual(['Books', 'House rules']);
    cleanup();
    narrowWindow();
    await openBooks({ plugins: [library, guest] });
    const sheet = await openSheet();
    expect(mainLinks(await within(sheet).findByRole('region', { name: 'Links as a list' }))).toEqual([
      'Books',
      'House rules',
    ]);
  });

  it('offers more links to a user with more permissions', async () => {
    await openBooks({ permissions: [stackPermission.action] });
    expect(mainLinks(screen.getByRole('navigation', { name: 'Main' }))).toContain('Stacks');
  });

  it('orders the focus: skip link, home, links, account', async () => {
    await openBooks();
    const names: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null);
    }
    expect(names).toEqual(['Skip to content', 'Home', 'Books', 'House rules', 'Account menu']);
    expect(document.getElementById('content')).toBe(screen.getByRole('main'));
  });

  it('shows the names of the rail links as tooltips, which screen readers do not repeat', async () => {
    await openBooks();
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Books');
    expect(screen.getByRole('link', { name: 'Books' })).not.toHaveAccessibleDescription();
  });

  it('shows the navigation of the section beside the page', async () => {
    await openBooks();
    const aside = screen.getByRole('complementary');
    expect(within(aside).getByRole('link', { name: 'New books' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open navigation' })).not.toBeInTheDocument();
  });
});

describe('the frame on a phone', () => {
  beforeEach(narrowWindow);

  it('contains the main links and then those of the section in a sheet', async () => {
    await openBooks();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    const sheet = await openSheet();
    expect(
      within(sheet)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Books', 'House rules', 'New books']);
  });

  it('moves the focus to the links of the sheet, not to its close button', async () => {
    await openBooks();
    const sheet = await openSheet();
    await userEvent.tab();
    expect(within(sheet).getByRole('link', { name: 'Books' })).toHaveFocus();
  });

  it('closes the sheet with Escape and returns the focus', async () => {
    await openBooks();
    await openSheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
  });

  it('closes the sheet when the user follows a link', async () => {
    const { address } = await openBooks();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('link', { name: 'House rules' }));
    await screen.findByRole('heading', { level: 1, name: 'House rules' });
    expect(address()).toBe('/house');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the sheet as well when the link is the current page', async () => {
    await openBooks();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('link', { name: 'Books' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
