import type { Box } from './area-box.ts';

/** The size of one line of a name, in CSS pixels: the font is monospaced. */
export const nameSize = { height: 16, character: 7, padding: 8 } as const;

/** A name with the rectangle that it belongs to. */
export interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

/** The position of a name in the window, in CSS pixels. */
export interface NamePosition {
  readonly left: number;
  readonly top: number;
}

type Bounds = Pick<DOMRect, 'left' | 'right' | 'bottom'>;

interface Placed extends NamePosition {
  readonly width: number;
}

const overlap = (one: Placed, other: Placed): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  Math.abs(one.top - other.top) < nameSize.height;

/** Returns the possible positions of a name, the best one first: inside a rectangle only if that covers little of it. */
function candidates({ name, box }: NamedBox, bounds: Bounds): readonly Placed[] {
  const { height } = nameSize;
  const width = name.length * nameSize.character + nameSize.padding;
  // Towards the middle of the page, so that the end of a long name is visible.
  const isAtEnd = box.left > (bounds.left + bounds.right) / 2;
  const wanted = isAtEnd ? box.left + box.width - width : box.left;
  const left = Math.max(bounds.left, Math.min(wanted, bounds.right - width));
  const { top: start } = box;
  const end = start + box.height;
  const inside = [start, start + height, start + 2 * height];
  const outside = [end, start - 2 * height, end + height];
  const others = box.height > 3 * height ? [...inside, ...outside] : [...outside, ...inside];
  const tops = [start - height, ...others];
  return tops.filter((top) => top >= 0 && top + height <= bounds.bottom).map((top) => ({ left, top, width }));
}

/**
 * Returns the positions of names, which cover each other only without room.
 * @returns null for a name outside the window
 */
export function positionNames(names: readonly NamedBox[], bounds: Bounds): readonly (NamePosition | null)[] {
  const placed: Placed[] = [];
  return names.map((named) => {
    const possible = candidates(named, bounds);
    const free = possible.find((one) => !placed.some((other) => overlap(one, other))) ?? possible[0];
    if (!free) return null;
    placed.push(free);
    return { left: free.left, top: free.top };
  });
}
