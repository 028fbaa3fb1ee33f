import { useSyncExternalStore } from 'react';
import { readTour, subscribeToTour } from './stored-tour.ts';
import type { TourState } from './tour-state.ts';

/** The tour as this browser remembers it, rendered again when it changes. */
export function useTour(): TourState {
  return useSyncExternalStore(subscribeToTour, readTour);
}
