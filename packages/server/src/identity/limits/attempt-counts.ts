import { createHash } from 'node:crypto';
import type { Logger } from '../../logger.ts';
import type { IdentityDatabase } from '../tables.ts';
import { addAttempts, deleteOldAttempts, readAttempts } from './stored-attempts.ts';

/** A rate limit on attempts. */
export interface AttemptLimit {
  /** The name of the limited operation: `login/account`. */
  readonly name: string;
  readonly attempts: number;
  /** Milliseconds from the first attempt until the count resets. */
  readonly window: number;
}

/** The state of a count after an attempt. */
export interface AttemptCount {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}

/** The dependencies of attempt counts. */
interface CountingContext {
  readonly tables: IdentityDatabase;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A count in the memory of this server. */
interface Bucket {
  readonly name: string;
  /** The stored attempts that this bucket did not count: those of other servers, or from before a restart. */
  before: number;
  /** The attempts that this bucket has counted. */
  counted: number;
  /** The attempts not yet written to the database; negative when refunds exceed them. */
  unwritten: number;
  resetsAt: number;
  /** Resolves once `before` is known. */
  readonly ready: Promise<void>;
}

/** Milliseconds until counts are written; `decisive` applies when a limit was just reached. */
const writingDelay = { usual: 1000, decisive: 50 };
const cleaningEvery = 60_000;
const maxBuckets = 10_000;

/** Hashes the subject, since a user may have typed a password into the email field. */
function bucketOf(limit: AttemptLimit, subject: string): string {
  const digest = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return `${limit.name}:${digest}`;
}

/**
 * Counts attempts in memory and writes them in batches, so that single requests cause no database writes. Stored counts
 * survive a restart, and several servers add up their counts within a second.
 */
export class AttemptCounts {
  readonly #context: CountingContext;
  readonly #buckets = new Map<string, Bucket>();
  #timer: NodeJS.Timeout | undefined;
  #due = Infinity;
  #cleaned = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(context: CountingContext) {
    this.#context = context;
  }

  /**
   * Counts one attempt; a refused attempt is not counted.
   * @param subject the counted email address or network address
   */
  async count(limit: AttemptLimit, subject: string): Promise<AttemptCount> {
    const bucket = this.#bucketOf(limit, subject);
    if (bucket.before + bucket.counted >= limit.attempts) return countOf(limit, bucket, limit.attempts + 1);
    this.#add(bucket, 1);
    const mine = bucket.counted;
    await bucket.ready;
    const total = bucket.before + mine;
    if (total > limit.attempts) this.#add(bucket, -1);
    else this.#writeSoon(total === limit.attempts ? writingDelay.decisive : writingDelay.usual);
    return countOf(limit, bucket, total);
  }

  /** Returns the state of a count without adding an attempt. */
  async look(limit: AttemptLimit, subject: string): Promise<AttemptCount> {
    const bucket = this.#bucketOf(limit, subject);
    await bucket.ready;
    return countOf(limit, bucket, bucket.before + bucket.counted);
  }

  /** Removes an attempt that should not count. */
  refund(limit: AttemptLimit, subject: string): void {
    this.#add(this.#bucketOf(limit, subject), -1);
    this.#writeSoon(writingDelay.usual);
  }

  /** Writes the attempts counted since the last write. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    this.#writing = this.#writing.then(() => this.#writeAll());
    await this.#writing;
  }

  /** Deletes all counts, in memory and in the database. */
  async forget(): Promise<void> {
    await this.write();
    this.#buckets.clear();
    await this.#context.tables.deleteFrom('admin_limits').execute();
  }

  #bucketOf(limit: AttemptLimit, subject: string): Bucket {
    const name = bucketOf(limit, subject);
    const now = this.#context.now();
    const known = this.#buckets.get(name);
    if (known && known.resetsAt > now) return known;
    const load = async (): Promise<void> => {
      const stored = await readAttempts(this.#context.tables, name, now);
      if (stored === null) return;
      made.before = stored.attempts;
      made.resetsAt = stored.resetsAt;
    };
    const resetsAt = now + limit.window;
    const made: Bucket = {
      name,
      before: 0,
      counted: 0,
      unwritten: 0,
      resetsAt,
      ready: Promise.resolve().then(load),
    };
    // The awaiting caller receives the error; deleting the bucket makes the next call retry.
    made.ready.catch(() => this.#buckets.delete(name));
    this.#buckets.set(name, made);
    return made;
  }

  #add(bucket: Bucket, attempts: number): void {
    bucket.counted += attempts;
    bucket.unwritten += attempts;
  }

  #writeSoon(delay: number): void {
    const due = performance.now() + delay;
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      void this.write();
    }, delay);
    this.#timer.unref();
  }

  async #writeAll(): Promise<void> {
    const { tables, logger } = this.#context;
    const now = this.#context.now();
    const buckets = [...this.#buckets.values()].filter(({ unwritten }) => unwritten !== 0);
    const added = buckets.map(({ name, unwritten, resetsAt }) => ({
      bucket: name,
      attempts: unwritten,
      resetsAt,
    }));
    for (const bucket of buckets) bucket.unwritten = 0;
    try {
      const sums = await addAttempts(tables, added, now);
      for (const bucket of buckets) {
        const sum = sums.get(bucket.name);
        if (sum !== undefined) bucket.before = sum - (bucket.counted - bucket.unwritten);
      }
      if (now - this.#cleaned >= cleaningEvery) await deleteOldAttempts(tables, now);
      this.#cleaned = Math.max(this.#cleaned, now);
    } catch (error) {
      for (const [index, bucket] of buckets.entries()) bucket.unwritten += added[index]?.attempts ?? 0;
      logger.error({ err: error }, 'could not store the attempts');
    }
    this.#dropSettled(now);
  }

  /** Drops expired buckets and, above the memory limit, written ones, which can be read again. */
  #dropSettled(now: number): void {
    for (const [name, { unwritten, resetsAt }] of this.#buckets) {
      const isOver = resetsAt <= now;
      if (isOver || (unwritten === 0 && this.#buckets.size > maxBuckets)) this.#buckets.delete(name);
    }
  }
}

function countOf(limit: AttemptLimit, { resetsAt }: Bucket, total: number): AttemptCount {
  return { allowed: total <= limit.attempts, remaining: Math.max(limit.attempts - total, 0), resetsAt };
}
