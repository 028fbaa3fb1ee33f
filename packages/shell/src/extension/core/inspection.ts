import type { ComponentType, ReactNode, RefCallback } from 'react';
import type { Disposer } from '../../disposer.ts';
import type { ContributionOwner } from './contribution-types.ts';
import type { PointIdentity } from './extension-point.ts';

/** The area of an extension point on the page: an element, or a fragment, which may be empty. */
export interface PointArea {
  readonly getClientRects: () => Iterable<DOMRect>;
  /** Returns the position of a node relative to the area, as `Node.compareDocumentPosition`. */
  readonly compareDocumentPosition?: (other: Node) => number;
  /** Passes the elements of a fragment to an observer; absent for an element. */
  readonly observeUsing?: (observer: ResizeObserver) => void;
  readonly unobserveUsing?: (observer: ResizeObserver) => void;
}

/** The props of the marks before and after the content of a contribution. */
export interface RenderMarkProps {
  readonly pointId: string;
  readonly owner: ContributionOwner;
  /** React renders the mark at the start before the content, and the mark at the end after it. */
  readonly at: 'start' | 'end';
  /** The content between the marks: another value means that React renders it, too. */
  readonly content: ReactNode;
}

/** Receives the extension points on the page, for a tool that shows them to developers. */
export interface Inspection {
  /**
   * Returns the ref for the areas of a point, or for those of one of its contributions. It is stable: the same function for
   * the same arguments.
   */
  readonly areaRef: (point: PointIdentity, contribution?: ContributionOwner) => RefCallback<PointArea>;
  /**
   * Called when a component starts to read a point that has no area, such as a hook. Returns the function to call when it
   * stops. `owner` is the contribution that contains the component; null in the frame of the panel.
   */
  readonly addReader: (point: PointIdentity, owner: ContributionOwner | null) => Disposer;
  /** Renders nothing; measures the rendering of contributions. @default nothing is measured */
  readonly RenderMark?: ComponentType<RenderMarkProps>;
}
