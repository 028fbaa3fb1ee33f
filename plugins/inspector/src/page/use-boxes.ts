import { useEffect, useState } from 'react';
import { areaBox, contentBox, readerBox, type Box } from './area-box.ts';
import type { PagePoint } from './page-points.ts';

/** The rectangles of a point, without those that are not visible. */
export interface PointBoxes {
  /** Of its areas; of a point without areas, such as a hook, of the contributions that read it. */
  readonly own: readonly Box[];
  /** Of its contributions, by their names. */
  readonly contributions: ReadonlyMap<string, readonly Box[]>;
}

/** The rectangles of the points by id. */
export type Boxes = ReadonlyMap<string, PointBoxes>;

/** Milliseconds between two measurements. */
const interval = 100;

const noBoxes: Boxes = new Map();

function measurePoint({ areas, contributions, readers }: PagePoint): PointBoxes {
  return {
    own:
      areas.length > 0
        ? areas.flatMap((area) => areaBox(area) ?? [])
        : readers.flatMap((owner) => (owner && readerBox(owner)) ?? []),
    contributions: new Map(
      contributions.map(({ name, areas: elements }) => [
        name,
        elements.flatMap((element) => contentBox(element) ?? []),
      ]),
    ),
  };
}

const measure = (points: readonly PagePoint[]): Boxes =>
  new Map(points.map((page) => [page.point.id, measurePoint(page)]));

/** Returns a text that is the same for the same rectangles. */
const textOf = (boxes: Boxes): string =>
  JSON.stringify([...boxes].map(([id, { own, contributions }]) => [id, own, [...contributions]]));

/**
 * Returns the rectangles of the points. They are measured ten times per second: no event reports every movement, such as
 * that of an animation, and only an open inspector measures.
 */
export function useBoxes(points: readonly PagePoint[]): Boxes {
  const [boxes, setBoxes] = useState(noBoxes);
  useEffect(() => {
    let last = '';
    const update = () => {
      const next = measure(points);
      const text = textOf(next);
      if (text === last) return;
      last = text;
      setBoxes(next);
    };
    const timer = setInterval(update, interval);
    const frame = requestAnimationFrame(update);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, [points]);
  return boxes;
}
