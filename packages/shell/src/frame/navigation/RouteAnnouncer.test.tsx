import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import { accountLinks } from '../../extension/points/menu-links.ts';
import { routes } from '../../extension/points/routes.ts';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import { library } from '../../routing/fixtures/sample-plugin.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePageTitle } from './RouteAnnouncer.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});

function SearchPage() {
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <PageHeader title="Search" />
      <input aria-label="Words" ref={words} />
    </>
  );
}

function DeskPage() {
  const [text, setText] = useState('');
  return (
    <>
      <PageHeader isUnsaved={text !== ''} title="Desk" />
      <input aria-label="Note" onChange={(event) => setText(event.target.value)} value={text} />
    </>
  );
}

function OwnPage() {
  usePageTitle('Attic');
  return <h1>Up in the attic</h1>;
}

const pages = { search: SearchPage, desk: DeskPage, attic: OwnPage };

const house = definePlugin({
  id: 'house',
  contributes: [
    ...Object.entries(pages).map(([path, page]) =>
      routes.add({ id: `house.${path}`, path, page: () => Promise.resolve({ default: page }) }),
    ),
    accountLinks.add({
      id: 'house.attic-link',
      to: '/attic',
      label: { id: 'house.attic-link', defaultMessage: 'My attic' },
      icon: () => Promise.resolve({ default: () => null }),
    }),
  ],
});

async function open(spec: PanelSpec) {
  const opened = openPanel({ plugins: [library, house], ...spec });
  const { container } = render(opened.panel);
  await screen.findByRole('heading', { level: 1 });
  const announced = () => container.querySelector('[aria-live="polite"]:not([role])')?.textContent;
  return { ...opened, announced };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page of the panel', () => {
  it.each([
    ['/books', 'Books · Atrium'],
    ['/', 'Home · Atrium'],
    ['/attic', 'Attic · Atrium'],
    ['/nowhere', 'Page not found · Atrium'],
    ['/stacks', 'You may not see this page · Atrium'],
  ])('sets the document title: %s', async (at, title) => {
    await open({ at });
    // The heading is visible before the effect that sets the title.
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/auth/login', 'Login · Atrium'],
    ['/auth/forgot-password', 'Password Recovery · Atrium'],
  ])('sets the document title before the sign-in: %s', async (at, title) => {
    await open({ at, visitor: 'signed out' });
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('marks the document title while it has unsaved changes', async () => {
    await open({ at: '/desk' });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect(document.title).toBe('• Desk · Atrium');
    await userEvent.clear(screen.getByLabelText('Note'));
    expect(document.title).toBe('Desk · Atrium');
  });

  it('is not announced as the first page of a visit, and leaves the focus to the browser', async () => {
    const { announced } = await open({ at: '/books' });
    expect(announced()).toBe('');
    expect(document.body).toHaveFocus();
  });

  it('removes that of the document once the panel shows another one', async () => {
    const leave = vi.fn<() => void>();
    globalThis.adminEarlyPage = { takeOver: vi.fn(), uncover: vi.fn(), leave };
    await open({ at: '/books?page=1' });
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'House rules' }));
    await heading('House rules');
    globalThis.adminEarlyPage = undefined;
    expect(leave).toHaveBeenCalled();
  });

  it('is announced after navigation, and the focus moves to its heading', async () => {
    const { announced } = await open({ at: '/books' });
    await userEvent.click(screen.getByRole('link', { name: 'House rules' }));
    expect(await heading('House rules')).toHaveFocus();
    await waitFor(() => expect(announced()).toBe('House rules'));
    await userEvent.click(screen.getByRole('link', { name: 'Books' }));
    expect(await heading('Books')).toHaveFocus();
    await waitFor(() => expect(announced()).toBe('Books'));
  });

  it('focuses its heading as well when a link opens another section of it', async () => {
    const { router } = await open({ at: '/books' });
    screen.getByRole('link', { name: 'New books' }).focus();
    await act(() => router.navigate('/books/new'));
    expect(screen.getByRole('heading', { name: 'Books' })).toHaveFocus();
  });

  it('leaves the focus on a field with autofocus', async () => {
    const { announced, router } = await open({ at: '/books' });
    await act(() => router.navigate('/search'));
    await heading('Search');
    expect(screen.getByLabelText('Words')).toHaveFocus();
    expect(announced()).toBe('Search');
  });

  it('leaves the focus unchanged if only the query changes', async () => {
    const { router } = await open({ at: '/desk' });
    screen.getByLabelText('Note').focus();
    await act(() => router.navigate('/desk?note=2'));
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  it('leaves the focus in a menu that the user opened while the page loaded', async () => {
    const { router } = await open({ at: '/books' });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    await act(() => router.navigate('/attic'));
    await waitFor(() => expect(document.title).toContain('Attic'));
    expect(menu).toBeInTheDocument();
    expect(menu.contains(document.activeElement)).toBe(true);
  });

  it('takes the focus from the menu that opened it', async () => {
    await open({ at: '/books' });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My attic' }));
    const title = await heading('Up in the attic');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(title).toHaveFocus());
  });
});
