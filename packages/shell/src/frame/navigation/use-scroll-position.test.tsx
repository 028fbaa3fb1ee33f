import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollPosition } from './use-scroll-position.ts';
import { wayBackState } from '../../navigation/way-back.ts';

function Page() {
  useScrollPosition();
  return null;
}

let top = 0;
const requested = vi.fn(() => top);
const goTo: typeof window.scrollTo = (to?: ScrollToOptions | number) => {
  top = typeof to === 'object' ? (to.top ?? 0) : 0;
};
const nextFrame = () => vi.advanceTimersToNextFrame();

beforeEach(() => {
  top = 0;
  requested.mockClear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(requested);
  vi.spyOn(window, 'scrollTo').mockImplementation(goTo);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openPanel() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return router;
}

function scrollToPosition(position: number): void {
  top = position;
  window.dispatchEvent(new Event('scroll'));
}

describe('the scroll position of a page', () => {
  it('is not read while the page renders, but just before it is painted', async () => {
    const router = openPanel();
    expect(requested).not.toHaveBeenCalled();
    nextFrame();
    requested.mockClear();
    await act(() => router.navigate('/list?page=2'));
    expect(requested).not.toHaveBeenCalled();
    nextFrame();
    expect(requested).toHaveBeenCalled();
  });

  it('is the top on a new page, also if its address changes in the same frame', async () => {
    const router = openPanel();
    nextFrame();
    scrollToPosition(300);
    await act(() => router.navigate('/other'));
    await act(() => router.navigate('/other?page=1', { replace: true }));
    expect(top).toBe(300);
    nextFrame();
    expect(top).toBe(0);
  });

  it('is restored when the user goes back', async () => {
    const router = openPanel();
    nextFrame();
    scrollToPosition(300);
    await act(() => router.navigate('/entry'));
    nextFrame();
    expect(top).toBe(0);
    await act(() => router.navigate(-1));
    nextFrame();
    expect(top).toBe(300);
  });

  it('is restored by a link back to the same address, but not by other links', async () => {
    const router = openPanel();
    await act(() => router.navigate('/list?page=2&sort=title:ASC'));
    nextFrame();
    scrollToPosition(300);
    await act(() => router.navigate('/entry'));
    nextFrame();
    scrollToPosition(40);
    await act(() => router.navigate('/list?sort=title%3AASC&page=2', { state: wayBackState }));
    nextFrame();
    expect(top).toBe(300);
    await act(() => router.navigate('/entry'));
    nextFrame();
    await act(() => router.navigate('/list?page=3', { state: wayBackState, replace: true }));
    nextFrame();
    expect(top).toBe(0);
    await act(() => router.navigate('/entry'));
    await act(() => router.navigate('/list?page=2&sort=title:ASC'));
    nextFrame();
    expect(top).toBe(0);
  });
});
