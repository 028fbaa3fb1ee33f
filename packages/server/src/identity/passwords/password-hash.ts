import { hash, verify } from '@node-rs/argon2';
import { overloaded } from '../../errors/request-errors.ts';

/** Argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const;

/** Longer ones are refused before any work is done for them. */
export const maxPasswordLength = 256;

/** Each running hash needs its memory; more at once would only be slower. */
const maxRunning = 2;
const maxWaiting = 200;

/** Made with the cost above from a password that nobody kept: what unknown accounts are compared with. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$noNchCkFz7JxUe0nVsLM4A$SDhizkldOk9tSPG/95isLbGjEhOWw6IKp6QQiBJXOFg';

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
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
}

/** @returns the hash in PHC form, salt and cost included */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Compares a password with a stored hash. Without a stored hash the same work is done for nothing, so that
 * the time tells nobody whether an account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? decoy, password));
  return matches && stored !== null;
}

/** Whether a stored hash was made with another cost than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
}
