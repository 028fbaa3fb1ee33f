export { GuidedTour } from './GuidedTour.tsx';
export { completeStep, readTour, skipTour, startTour } from './progress/stored-tour.ts';
export type { TourSection, TourState, TourStep } from './progress/tour-state.ts';
export { useTour } from './progress/use-tour.ts';
export { useReachable } from './use-reachable.ts';
