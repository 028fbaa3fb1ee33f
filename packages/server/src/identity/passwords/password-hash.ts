import { overloaded } from '../../errors/request-errors.ts';

/** What hashing a password takes: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Hashes passwords, and compares them with stored hashes. */
export interface Passwords {
  /** @returns the hash in PHC form, salt and cost included */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Compares a password with a stored hash. Without a stored hash the same work is done for nothing, so that
   * the time tells nobody whether an account exists.
   */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>;
  /** Whether there is a stored hash, and it was made with another cost than today's. */
  readonly isOutdated: (stored: string | null) => boolean;
}

/** 19 MiB, two passes, one lane: what is recommended for Argon2id. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer ones are refused before any work is done for them. */
export const maxPasswordLength = 256;

const argon2id = 2;

/** Loaded with the first password: a start hashes none, and need not wait for it. */
const loadArgon2 = () => import('@node-rs/argon2');

/** Each running hash needs its memory; more at once would only be slower. */
const maxRunning = 2;
const maxWaiting = 200;

/** How every hash of that cost begins. */
function prefixOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}

/** A hash of a password that nobody kept, which costs as much to compare with as any other. */
export function decoyHash(cost: PasswordCost = recommendedCost): string {
  return `${prefixOf(cost)}noNchCkFz7JxUe0nVsLM4A$SDhizkldOk9tSPG/95isLbGjEhOWw6IKp6QQiBJXOFg`;
}

/** Runs a few pieces of work at a time; the others wait in their order, up to a limit. */
function createLimiter(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw overloaded();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/**
 * Argon2id at a cost.
 * @param cost the recommended one when absent; tests that are not about hashing take a cheaper one
 */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  const limited = createLimiter();
  const prefix = prefixOf(cost);
  const decoy = decoyHash(cost);
  return {
    hash: (password) =>
      limited(async () => {
        const { hash } = await loadArgon2();
        return hash(password, { ...cost, algorithm: argon2id });
      }),
    async verify(stored, password) {
      const matches = await limited(async () => (await loadArgon2()).verify(stored ?? decoy, password));
      return matches && stored !== null;
    },
    isOutdated: (stored) => stored?.startsWith(prefix) === false,
  };
}
