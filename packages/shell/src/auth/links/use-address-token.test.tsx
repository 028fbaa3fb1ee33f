import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressToken } from './use-address-token.ts';

function Shown() {
  const token = useAddressToken('code');
  return <p>{token === null ? 'none' : `token ${token}`}</p>;
}

function open(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', Component: Shown }], { initialEntries: entries });
  const { unmount } = render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, unmount };
}

it('removes a token from the address and leaves the rest of the address unchanged', async () => {
  const { address, router } = open('/first', '/reset?code=secret&lang=de');
  expect(await screen.findByText('token secret')).toBeInTheDocument();
  expect(address()).toBe('/reset?lang=de');
  await router.navigate(-1);
  expect(address()).toBe('/first');
});

it('returns the same token after a reload', async () => {
  const { router, unmount } = open('/reset?code=secret');
  await screen.findByText('token secret');
  unmount();
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('token secret')).toBeInTheDocument();
});

it.each(['/reset', '/reset?code=', '/reset?other=x'])('returns no token at %s', (at) => {
  const { address } = open(at);
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(address()).toBe(at);
});
