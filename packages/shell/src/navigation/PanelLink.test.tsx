import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PanelLink, type PanelLinkProps } from './PanelLink.tsx';
import { CountLinks } from './fixtures/count-links.tsx';
import { PanelLocationProvider } from './PanelLocation.tsx';

const Line = memo((link: PanelLinkProps) => <PanelLink {...link}>Row</PanelLink>);

function openPanel(link: PanelLinkProps, basename = '/') {
  const drawn = vi.fn();
  const page = (
    <PanelLocationProvider>
      <CountLinks onDraw={drawn}>
        <Line {...link} />
      </CountLinks>
    </PanelLocationProvider>
  );
  const at = `${basename === '/' ? '' : basename}/list?page=1`;
  const router = createMemoryRouter([{ path: '*', element: page }], { basename, initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, drawn, address, row: () => screen.getByRole('link', { name: 'Row' }) };
}

const fromList: PanelLinkProps['stateFrom'] = ({ pathname, search }) => ({ list: pathname + search });

it('renders once, whatever page is open, and resolves against the current one', async () => {
  const { router, drawn, row } = openPanel({ to: '/entry/1', stateFrom: fromList });
  await act(() => router.navigate('/list?page=2'));
  expect(drawn).toHaveBeenCalledTimes(1);
  await userEvent.click(row());
  expect(router.state.location).toMatchObject({ pathname: '/entry/1', state: { list: '/list?page=2' } });
});

it('links below the base path of the panel', async () => {
  const { address, row } = openPanel({ to: '/entry/1' }, '/admin');
  expect(row()).toHaveAttribute('href', '/admin/entry/1');
  await userEvent.click(row());
  expect(address()).toBe('/admin/entry/1');
});

it('changes only the query of the page, and adds no history entry for the current address', async () => {
  const { router, address, row } = openPanel({ to: '?page=2' }, '/admin');
  await userEvent.click(row());
  expect([address(), router.state.historyAction]).toEqual(['/admin/list?page=2', 'PUSH']);
  await userEvent.click(row());
  expect([address(), router.state.historyAction]).toEqual(['/admin/list?page=2', 'REPLACE']);
});

it.each(['{Control>}', '{Shift>}', '{Meta>}', '{Alt>}'])(
  'leaves a click with %s to the browser, which opens a new tab or window',
  async (key) => {
    const user = userEvent.setup();
    const { address, row } = openPanel({ to: '/entry/1' });
    await user.keyboard(key);
    await user.click(row());
    expect(address()).toBe('/list?page=1');
  },
);

it('does not navigate if its parent prevents the click', async () => {
  const { address, row } = openPanel({ to: '/entry/1', onClick: (event) => event.preventDefault() });
  await userEvent.click(row());
  expect(address()).toBe('/list?page=1');
});

it.each([
  ['within the press if the target is ready', true],
  ['in slices otherwise', false],
])('renders the target %s', (_, isReady) => {
  const page = (
    <PanelLocationProvider>
      <PanelLink isReady={() => isReady} to="/entry/1">
        Row
      </PanelLink>
    </PanelLocationProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/list', element: page },
      { path: '/entry/1', element: <h1>Entry</h1> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  let isShown: boolean | undefined;
  act(() => {
    screen.getByRole('link', { name: 'Row' }).click();
    isShown = screen.queryByRole('heading', { name: 'Entry' }) !== null;
  });
  expect(isShown).toBe(isReady);
  expect(screen.getByRole('heading', { name: 'Entry' })).toBeVisible();
});
