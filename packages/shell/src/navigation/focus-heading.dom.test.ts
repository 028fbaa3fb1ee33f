import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading } from './focus-heading.ts';

const long = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button>Menu</button>
    <nav><a href="#a">Elsewhere</a></nav>
    <main><h1>Articles</h1><input aria-label="Search" /></main>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const heading = () => screen.getByRole('heading');
const trigger = () => screen.getByRole('button');

/** Opens a menu whose closing animation ends when the returned function is called. */
function fadingMenu(): () => void {
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  menu.dataset['state'] = 'closed';
  let end: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Object.assign(menu, { getAnimations: () => [{ finished }] });
  document.body.append(menu);
  return () => end?.();
}

describe('the heading of an opened page', () => {
  it('takes the focus back from a closing menu, however long that takes to close', async () => {
    const end = fadingMenu();
    focusHeading();
    await vi.advanceTimersByTimeAsync(long);
    trigger().focus();
    expect(heading()).toHaveFocus();
    end();
    await vi.advanceTimersByTimeAsync(1);
    trigger().focus();
    expect(heading()).toHaveFocus();
  });

  it('does not take the focus back later, as from an assistive technology without key events', async () => {
    fadingMenu()();
    focusHeading();
    await vi.advanceTimersByTimeAsync(1000);
    trigger().focus();
    expect(trigger()).toHaveFocus();
  });

  it.each(['keyDown', 'pointerDown'] as const)('does not take the focus back after %s', (used) => {
    fadingMenu();
    focusHeading();
    fireEvent[used](document.body);
    trigger().focus();
    expect(trigger()).toHaveFocus();
  });

  it('leaves the focus to a field of the page', () => {
    focusHeading();
    screen.getByLabelText('Search').focus();
    expect(screen.getByLabelText('Search')).toHaveFocus();
    trigger().focus();
    expect(trigger()).toHaveFocus();
  });
});
