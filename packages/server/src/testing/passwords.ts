import { createPasswords, type Passwords } from '../identity/passwords/password-hash.ts';

/** The cheapest that Argon2id allows: what hashing costs is shown where hashing is tested. */
export const cheapPasswords: Passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

const hashes = new Map<string, Promise<string>>();

/** A hash of the password for an account that a test stores itself; the same one each time. */
export function hashForTests(password: string): Promise<string> {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const made = cheapPasswords.hash(password);
  hashes.set(password, made);
  return made;
}
