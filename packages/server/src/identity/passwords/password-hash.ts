import { overloaded } from '../../errors/request-errors.ts';

/** The cost of hashing a password: KiB of memory, passes and lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Hashes passwords and verifies them against stored hashes. */
export interface Passwords {
  /** @returns the hash in PHC form, salt and cost included */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Verifies a password. Without a stored hash it verifies a decoy, so that the time does not reveal whether an account
   * exists.
   */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>;
  /** Returns whether a stored hash has another cost than the current one. */
  readonly isOutdated: (stored: string | null) => boolean;
}

/** The cost that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer passwords are rejected before they are hashed. */
export const maxPasswordLength = 256;

const argon2id = 2;

/** Loads the native module with the first password, so that the server starts without it. */
const loadArgon2 = () => import('@node-rs/argon2');

/** Concurrent hashes. Each needs 19 MiB, and more would only be slower. */
const maxRunning = 2;
const maxWaiting = 200;

/** Returns the prefix of every hash with that cost. */
function prefixOf({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}

/** Returns the hash of a discarded password, which takes as long to verify as any other. */
export function decoyHash(cost: PasswordCost = recommendedCost): string {
  return `${prefixOf(cost)}noNchCkFz7JxUe0nVsLM4A$SDhizkldOk9tSPG/95isLbGjEhOWw6IKp6QQiBJXOFg`;
}

/** Creates a limiter of concurrent work; further work waits in order, up to a limit. */
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
 * Creates the password hashing with Argon2id.
 * @param cost a lower one for tests @default the recommended cost
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
