import { createContext, type RefCallback, use, useCallback, useEffect } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { PointIdentity } from '../core/extension-point.ts';
import type { Inspection, PointArea } from '../core/inspection.ts';
import { OwnerContext } from './runtime-context.ts';

/** Set while a tool inspects the page. Outlets that read it render again when the tool opens, and keep their state. */
export const InspectionContext = createContext<Inspection | null>(null);

/**
 * Returns the ref for the element or fragment that contains the contributions to a point; undefined unless a tool inspects
 * the page. Outlets of a plugin's own points use it, too. Give the fragment a key: without one it would only exist while it
 * has a ref, and its content would lose its state.
 */
export function usePointArea(point: PointIdentity | undefined): RefCallback<PointArea> | undefined {
  const inspection = use(InspectionContext);
  return point && inspection?.areaRef(point);
}

/**
 * Returns the function that returns the refs for the elements of single contributions; undefined unless a tool inspects the
 * page. For contributions that the host renders from their values, such as links: `ContributionBoundary` has its own.
 */
export function useContributionArea(
  point: PointIdentity,
): (contribution: ContributionOwner) => RefCallback<PointArea> | undefined {
  const inspection = use(InspectionContext);
  return useCallback((contribution) => inspection?.areaRef(point, contribution), [inspection, point]);
}

/** Notifies the tool that inspects the page, if any, that a component reads a point without an area. */
export function useInspectedReader(point: PointIdentity): void {
  const inspection = use(InspectionContext);
  const owner = use(OwnerContext);
  useEffect(() => inspection?.addReader(point, owner), [inspection, point, owner]);
}
