import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The size and hash by which copies of a file are compared. */
export interface Fingerprint {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

class Measure {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;

  add(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
  }

  result(): Fingerprint {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Returns the fingerprint of a file, read as a stream. */
export async function fingerprint(file: string): Promise<Fingerprint> {
  const measure = new Measure();
  await pipeline(
    createReadStream(file),
    new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        measure.add(chunk);
        done();
      },
    }),
  );
  return measure.result();
}

/**
 * Copies a file as a stream to one that only its owner may read, and flushes it to disk.
 * @returns the fingerprint of the copy
 */
export async function copyFile(file: string, copy: string): Promise<Fingerprint> {
  const measure = new Measure();
  await pipeline(
    createReadStream(file),
    new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        measure.add(chunk);
        done(null, chunk);
      },
    }),
    createWriteStream(copy, { mode: 0o600, flush: true }),
  );
  return measure.result();
}
