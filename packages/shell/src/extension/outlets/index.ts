export * from './actions/index.ts';
export * from './ContributionBoundary.tsx';
export type { FailureShape } from './ContributionFailure.tsx';
export * from './IconSlot.tsx';
export { ChunkError, preloadComponent } from './lazy-component.ts';
export * from './LazyContribution.tsx';
export * from './PageOutlet.tsx';
export * from './slots/index.ts';
export * from './ZoneOutlet.tsx';
