import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeStep, readTour, skipTour, startTour, subscribeToTour, tourKey } from './stored-tour.ts';
import { initialTour } from './tour-state.ts';

beforeEach(() => localStorage.clear());

describe('the stored tour', () => {
  it('is skipped in a new browser', () => {
    expect(readTour()).toEqual(initialTour);
    expect(readTour().skipped).toBe(true);
  });

  it('clears the skipped flag at its start and keeps completed steps', () => {
    completeStep('contentManager', 'create');
    startTour();
    expect(JSON.parse(localStorage.getItem(tourKey) ?? '')).toEqual({
      skipped: false,
      done: { ...initialTour.done, contentManager: { create: true, success: false } },
    });
    skipTour();
    expect(readTour()).toMatchObject({ skipped: true, done: { contentManager: { create: true } } });
  });

  it('notifies listeners of changes until they unsubscribe, but not of repeated steps', () => {
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

  it('is the same object until it changes', () => {
    startTour();
    expect(readTour()).toBe(readTour());
  });

  it.each(['', 'x', 'null', '[]', '{"skipped":"no","done":{"apiTokens":{"create":1}}}'])(
    'is the initial tour if the storage contains %j',
    (text) => {
      localStorage.setItem(tourKey, text);
      expect(readTour()).toEqual(initialTour);
    },
  );
});
