import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeStep, readTour, skipTour, startTour, subscribeToTour, tourKey } from './stored-tour.ts';
import { initialTour } from './tour-state.ts';

beforeEach(() => localStorage.clear());

describe('the tour that the browser remembers', () => {
  it('has not begun in a new browser', () => {
    expect(readTour()).toEqual(initialTour);
    expect(readTour().skipped).toBe(true);
  });

  it('begins with its skipped flag cleared and keeps what is done', () => {
    completeStep('contentManager', 'create');
    startTour();
    expect(JSON.parse(localStorage.getItem(tourKey) ?? '')).toEqual({
      skipped: false,
      done: { ...initialTour.done, contentManager: { create: true, success: false } },
    });
    skipTour();
    expect(readTour()).toMatchObject({ skipped: true, done: { contentManager: { create: true } } });
  });

  it('tells who listens, until they stop, and not about a step that was done already', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToTour(listener);
    completeStep('apiTokens', 'create');
    completeStep('apiTokens', 'create');
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: tourKey }));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin.theme' }));
    stop();
    startTour();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is the same object while nothing changed', () => {
    startTour();
    expect(readTour()).toBe(readTour());
  });

  it.each(['', 'x', 'null', '[]', '{"skipped":"no","done":{"apiTokens":{"create":1}}}'])(
    'has not begun where the browser kept %j',
    (text) => {
      localStorage.setItem(tourKey, text);
      expect(readTour()).toEqual(initialTour);
    },
  );
});
