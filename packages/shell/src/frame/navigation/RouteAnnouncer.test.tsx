import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
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
  ])('names the window: %s', async (at, title) => {
    await open({ at });
    expect(document.title).toBe(title);
  });

  it.each([
    ['/auth/login', 'Login · Atrium'],
    ['/auth/forgot-password', 'Password Recovery · Atrium'],
  ])('names the window before anybody is signed in: %s', async (at, title) => {
    await open({ at, visitor: 'signed out' });
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('marks the window while something is not saved', async () => {
    await open({ at: '/desk' });
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect(document.title).toBe('• Desk · Atrium');
    await userEvent.clear(screen.getByLabelText('Note'));
    expect(document.title).toBe('Desk · Atrium');
  });

  it('is not announced when a visit begins there, and leaves the focus to the browser', async () => {
    const { announced } = await open({ at: '/books' });
    expect(announced()).toBe('');
    expect(document.body).toHaveFocus();
  });

  it('is announced when a link leads there, and read from its heading', async () => {
    const { announced } = await open({ at: '/books' });
    await userEvent.click(screen.getByRole('link', { name: 'House rules' }));
    expect(await heading('House rules')).toHaveFocus();
    await waitFor(() => expect(announced()).toBe('House rules'));
    await userEvent.click(screen.getByRole('link', { name: 'Books' }));
    expect(await heading('Books')).toHaveFocus();
    await waitFor(() => expect(announced()).toBe('Books'));
  });

  it('is the same page with another address of its own: a section’s link leads to the heading as well', async () => {
    const { router } = await open({ at: '/books' });
    screen.getByRole('link', { name: 'New books' }).focus();
    await act(() => router.navigate('/books/new'));
    expect(screen.getByRole('heading', { name: 'Books' })).toHaveFocus();
  });

  it('leaves the focus to a field that asks for it', async () => {
    const { announced, router } = await open({ at: '/books' });
    await act(() => router.navigate('/search'));
    await heading('Search');
    expect(screen.getByLabelText('Words')).toHaveFocus();
    expect(announced()).toBe('Search');
  });

  it('leaves the focus where somebody works while only the query changes', async () => {
    const { router } = await open({ at: '/desk' });
    screen.getByLabelText('Note').focus();
    await act(() => router.navigate('/desk?note=2'));
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  it('leaves the focus to a menu that somebody opened while it was on its way', async () => {
    const { router } = await open({ at: '/books' });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    await act(() => router.navigate('/attic'));
    await waitFor(() => expect(document.title).toContain('Attic'));
    expect(menu).toBeInTheDocument();
    expect(menu.contains(document.activeElement)).toBe(true);
  });

  it('gets the focus from a menu that led to it', async () => {
    await open({ at: '/books' });
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My attic' }));
    const title = await heading('Up in the attic');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(title).toHaveFocus());
  });
});
