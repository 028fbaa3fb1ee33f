import { createPasswords, type Passwords } from '../identity/passwords/password-hash.ts';

/** The minimum cost of Argon2id. The tests of hashing check the production cost. */
export const cheapPasswords: Passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

const hashes = new Map<string, Promise<string>>();

/** Returns a hash of the password for an account that a test stores; always the same one. */
export function hashForTests(password: string): Promise<string> {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const made = cheapPasswords.hash(password);
  hashes.set(password, made);
  return made;
}
