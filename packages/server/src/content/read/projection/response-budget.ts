import { AppError } from '../../../errors/app-error.ts';
import type { ProjectionLimits } from './projection.ts';

/**
 * Returns the error of a response that would exceed its limits.
 * @param reason the end of the sentence about the request
 */
export function responseTooLarge(reason: string): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'RESPONSE_TOO_LARGE',
    message: `The response would be too large: ${reason}`,
  });
}

/** Counts what a response contains, and rejects it before it exceeds its limits. An entry counts wherever it is shown. */
export class ResponseBudget {
  readonly #limits: ProjectionLimits;
  #linked = 0;
  #characters = 0;
  readonly #weights = new WeakMap<object, number>();

  constructor(limits: ProjectionLimits) {
    this.#limits = limits;
  }

  /** The number of links that the response can still contain. */
  get remaining(): number {
    return Math.max(0, this.#limits.linked - this.#linked);
  }

  /** Rejects a relation with more links than the response can contain. */
  require(links: number, attribute: string): void {
    if (links > this.remaining) throw responseTooLarge(`${attribute} links too many entries`);
  }

  /** Rejects rows whose values were too long to be read. */
  requireWhole(omitted: ReadonlySet<string>): void {
    if (omitted.size > 0) throw responseTooLarge(`the values of ${[...omitted].join(', ')} are too long`);
  }

  /** Adds characters, and linked entries or files, to an entry that the response contains. */
  add(root: object, characters: number, linked = 0): void {
    this.#linked += linked;
    this.#characters += characters;
    this.#weights.set(root, this.weightOf(root) + characters);
    if (this.#linked > this.#limits.linked) throw responseTooLarge('it links too many entries');
    if (this.#characters > this.#limits.characters) throw responseTooLarge('its values are too long');
  }

  /** Returns the characters of a presented entry, including those of the entries that it links. */
  weightOf(root: object): number {
    return this.#weights.get(root) ?? 0;
  }

  /** Returns the characters of the texts of a row or file. */
  charactersOf(row: Readonly<Record<string, unknown>>): number {
    let sum = 0;
    for (const value of Object.values(row)) if (typeof value === 'string') sum += value.length;
    return sum;
  }
}
