import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PanelNavLink } from './PanelNavLink.tsx';
import { CountLinks } from './fixtures/count-links.tsx';
import { PanelLocationProvider } from './PanelLocation.tsx';

const Line = memo(({ to }: { readonly to: string }) => <PanelNavLink to={to}>Books</PanelNavLink>);

function openPanel(to: string, at: string) {
  const drawn = vi.fn();
  const page = (
    <PanelLocationProvider>
      <CountLinks onDraw={drawn}>
        <Line to={to} />
      </CountLinks>
    </PanelLocationProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { router, drawn, link: () => screen.getByRole('link', { name: 'Books' }) };
}

it.each([
  ['/books', '/books?page=2', true],
  ['/books?page=1', '/books/4', true],
  ['/books', '/Books/', true],
  ['/books', '/bookshop', false],
  ['/books', '/', false],
  ['/', '/', true],
  ['/', '/books', false],
])('a link to %s on the page %s is current: %s', (to, at, isCurrent) => {
  const { link } = openPanel(to, at);
  expect(link().getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
});

it('renders again only for another page', async () => {
  const { router, drawn, link } = openPanel('/books', '/books?page=1');
  await act(() => router.navigate('/books?page=2'));
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/authors'));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(link()).not.toHaveAttribute('aria-current');
});
