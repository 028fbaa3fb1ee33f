import { useEffect, useState } from 'react';
import { areaBox, contributionBox, type Box } from './area-box.ts';
import type { PagePoint } from './page-points.ts';

/** The rectangles of the points by id; a point that is not visible has none. */
export type Boxes = ReadonlyMap<string, readonly Box[]>;

/** Milliseconds between two measurements. */
const interval = 100;

const noBoxes: Boxes = new Map();

function measure(points: readonly PagePoint[]): Boxes {
  return new Map(
    points.map(({ point, areas, readers }) => [
      point.id,
      areas.length > 0
        ? areas.flatMap((area) => areaBox(area) ?? [])
        : readers.flatMap((owner) => (owner && contributionBox(owner)) ?? []),
    ]),
  );
}

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
      const text = JSON.stringify([...next]);
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
