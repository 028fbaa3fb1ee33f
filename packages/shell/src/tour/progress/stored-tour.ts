import { useSyncExternalStore } from 'react';
import {
  initialTour,
  type TourSection,
  tourSections,
  type TourState,
  type TourStep,
  withStepDone,
} from './tour-state.ts';

/**
 * The storage key of the tour, which belongs to the browser and not to the session. The stored text is the only state, so
 * that every tab and every panel on the page reads the same tour; it is therefore no store of a panel.
 */
export const tourKey = 'admin.guided-tour';

const listeners = new Set<() => void>();

let known: { readonly text: string | null; readonly tour: TourState } = { text: null, tour: initialTour };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads the valid parts of a stored tour; an older version may have stored fewer. */
function parseTour(text: string): TourState {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return initialTour;
    const storedSteps = isRecord(stored['done']) ? stored['done'] : {};
    const steps = (section: TourSection) => {
      const of = storedSteps[section];
      return {
        create: isRecord(of) && of['create'] === true,
        success: isRecord(of) && of['success'] === true,
      };
    };
    const done = Object.fromEntries(tourSections.map((section) => [section, steps(section)]));
    return { skipped: stored['skipped'] !== false, done: done as TourState['done'] };
  } catch {
    return initialTour;
  }
}

/** Returns the stored tour; the same object until it changes. */
export function readTour(): TourState {
  const text = localStorage.getItem(tourKey);
  if (text !== known.text) known = { text, tour: text === null ? initialTour : parseTour(text) };
  return known.tour;
}

function writeTour(tour: TourState): void {
  localStorage.setItem(tourKey, JSON.stringify(tour));
  for (const listener of listeners) listener();
}

/** Starts the tour, or continues a skipped one. */
export function startTour(): void {
  writeTour({ ...readTour(), skipped: false });
}

/** Skips the tour. Completed steps remain completed. */
export function skipTour(): void {
  writeTour({ ...readTour(), skipped: true });
}

/** Marks a step as completed, also before its turn. */
export function completeStep(section: TourSection, step: TourStep): void {
  const tour = readTour();
  if (!tour.done[section][step]) writeTour(withStepDone(tour, section, step));
}

/** Calls the listener after a change in this or another tab. Returns the function that unsubscribes. */
export function subscribeToTour(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tourKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns the stored tour; the component renders again when it changes. */
export function useTour(): TourState {
  return useSyncExternalStore(subscribeToTour, readTour);
}
