import { useSyncExternalStore } from 'react';
import {
  initialTour,
  type TourSection,
  tourSections,
  type TourState,
  type TourStep,
  withStepDone,
} from './tour-state.ts';

/** Where the browser keeps the tour; it belongs to the person in front of it, not to the session. */
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

/** The tour as this browser remembers it; the same object while nothing changed. */
export function readTour(): TourState {
  const text = localStorage.getItem(tourKey);
  if (text !== known.text) known = { text, tour: text === null ? initialTour : parseTour(text) };
  return known.tour;
}

function writeTour(tour: TourState): void {
  localStorage.setItem(tourKey, JSON.stringify(tour));
  for (const listener of listeners) listener();
}

/** Begins the tour, or goes on with one that was left. */
export function startTour(): void {
  writeTour({ ...readTour(), skipped: false });
}

/** Leaves the tour; what was done stays done. */
export function skipTour(): void {
  writeTour({ ...readTour(), skipped: true });
}

/** Remembers that a step was done, also one that was done before its turn. */
export function completeStep(section: TourSection, step: TourStep): void {
  const tour = readTour();
  if (!tour.done[section][step]) writeTour(withStepDone(tour, section, step));
}

/** Calls back when the tour changes, here or in another tab; returns the function that stops it. */
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

/** The tour as this browser remembers it, rendered again when it changes. */
export function useTour(): TourState {
  return useSyncExternalStore(subscribeToTour, readTour);
}
