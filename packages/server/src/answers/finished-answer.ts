/** How the bytes of an answer can be packed. */
export type ContentCoding = 'br' | 'gzip';

/** An answer as it goes over the wire: its JSON, and what packing it has given so far. */
export interface FinishedAnswer {
  readonly body: Buffer;
  readonly packed: Map<ContentCoding, Buffer>;
}

const finished = new WeakMap<object, FinishedAnswer>();

/**
 * Writes an answer's JSON now, so that nobody has to write it again however often the answer is given.
 * Whoever calls this promises that the answer never changes any more.
 */
export function finishAnswer(answer: object): FinishedAnswer {
  const known = finished.get(answer);
  if (known !== undefined) return known;
  const made = { body: Buffer.from(JSON.stringify(answer)), packed: new Map() };
  finished.set(answer, made);
  return made;
}

/** The JSON of an answer that was finished before; undefined for every other one. */
export function finishedAnswer(answer: object): FinishedAnswer | undefined {
  return finished.get(answer);
}

/** Bytes that a finished answer takes, about: its values take twice as many as its JSON, packed copies up to as many. */
export function weightOf({ body }: FinishedAnswer): number {
  return body.length * 4;
}
