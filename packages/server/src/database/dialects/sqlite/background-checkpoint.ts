import { openAsync, type AsyncConnection } from './async-connection.ts';

/** Milliseconds for which commits are collected, so that pages written by many of them are moved once. */
const usualPause = 1000;

/**
 * Moves committed pages from the write-ahead log into the database file, on a thread of the driver and without blocking
 * reads or writes. Otherwise the commit that finds the log too long does it, and all requests wait. Durability does not
 * depend on it: the log is durable before a commit returns.
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

  /** Schedules a checkpoint for this commit and those that follow soon. */
  committed(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#running.then(() => this.#move());
    }, this.#pause);
    this.#timer.unref();
  }

  /** Ends a running checkpoint and closes the connection. */
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
      // The log still contains everything: the next checkpoint moves it, at the latest the stop or start of the server.
    }
  }
}
