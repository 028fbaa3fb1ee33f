import { openAsync, type AsyncConnection } from './async-connection.ts';

/** Milliseconds for which commits are collected: pages that many of them wrote are moved once. */
const usualPause = 1000;

/**
 * Moves what was committed from the write-ahead log into the database file, on a thread of the driver's own and without
 * keeping anybody from reading or writing. Otherwise the commit that finds the log long does it, and everybody waits.
 * It decides nothing about what is stored for good: that the log is, before a commit returns.
 */
export class BackgroundCheckpoint {
  readonly #file: string;
  readonly #pause: number;
  #connection: AsyncConnection | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(file: string, pause: number = usualPause) {
    this.#file = file;
    this.#pause = pause;
  }

  /** Something was committed, and is moved with what follows it soon. */
  committed(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#running.then(() => this.#move());
    }, this.#pause);
    this.#timer.unref();
  }

  /** Ends what is running and closes the connection. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    this.#connection?.close();
    this.#connection = null;
  }

  async #move(): Promise<void> {
    this.#connection ??= openAsync(this.#file, 0);
    try {
      await this.#connection.exec('pragma wal_checkpoint(passive)');
    } catch {
      // The log still holds everything: the next one moves it, and in the end the stop of the server, or its start.
    }
  }
}
