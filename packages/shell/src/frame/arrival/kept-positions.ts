/** Where somebody was on each page, in pixels from its top, by the step of the history that led there, and by its address. */
export type Positions = Map<string, number>;

const storageKey = 'admin.scroll';

/** Further steps back than half of this begin at the top: each has an address, too. */
const most = 100;

const isPosition = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** The positions that this tab kept over a reload; none where the browser keeps nothing for us. */
export function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the positions for a reload, and for coming back from another site. */
export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Then the next page begins at its top.
  }
}

/** Notes where somebody is by now; the oldest step gives way. */
export function keepPosition(positions: Positions, step: string, top: number): void {
  positions.delete(step);
  positions.set(step, top);
  const [oldest] = positions.keys();
  if (positions.size > most && oldest !== undefined) positions.delete(oldest);
}
