import { createContext, type RefCallback, use, useEffect } from 'react';
import type { Disposer } from '../../disposer.ts';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { PointIdentity } from '../core/extension-point.ts';
import { OwnerContext } from './runtime-context.ts';

/** The area of an extension point on the page: an element, or a fragment, which may be empty. */
export interface PointArea {
  readonly getClientRects: () => Iterable<DOMRect>;
  /** Returns the position of a node relative to the area, as `Node.compareDocumentPosition`. */
  readonly compareDocumentPosition?: (other: Node) => number;
}

/** Receives the extension points on the page, for a tool that shows them to developers. */
export interface Inspection {
  /** Returns the ref for the areas of a point. It is stable: the same function for the same point. */
  readonly areaRef: (point: PointIdentity) => RefCallback<PointArea>;
  /**
   * Called when a component starts to read a point that has no area, such as a hook. Returns the function to call when it
   * stops. `owner` is the contribution that contains the component; null in the frame of the panel.
   */
  readonly addReader: (point: PointIdentity, owner: ContributionOwner | null) => Disposer;
}

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

/** Notifies the tool that inspects the page, if any, that a component reads a point without an area. */
export function useInspectedReader(point: PointIdentity): void {
  const inspection = use(InspectionContext);
  const owner = use(OwnerContext);
  useEffect(() => inspection?.addReader(point, owner), [inspection, point, owner]);
}
