import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (message: unknown) => void;

/** The thread that has the server loaded, between two runs. */
let reused: ThreadsPoolWorker | undefined;

/**
 * A thread that is reused for several runs. Most mutations take effect only during tests: for those, loading the server
 * again would take many times as long as the tests. Each run that has to load files with a mutation, or without any,
 * has a separate thread.
 */
class ReusedWorker implements PoolWorker {
  readonly name = 'reused';
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  readonly #keeps: boolean;
  #thread: ThreadsPoolWorker | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#keeps = options.project.getProvidedContext().mutantActivation === 'runtime';
  }

  async start(): Promise<void> {
    this.#thread = this.#keeps ? reused : undefined;
    if (this.#thread !== undefined) return;
    this.#thread = new ThreadsPoolWorker(this.#options);
    await this.#thread.start();
    if (this.#keeps) reused = this.#thread;
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread?.off(event, listener);
    if (!this.#keeps) await this.#thread?.stop();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread?.off(event, listener);
  }

  /** A stopped thread ignores all later messages: a reused one is therefore never stopped. */
  send(message: WorkerRequest): void {
    if (!this.#keeps || message.type !== 'stop') {
      this.#thread?.send(message);
      return;
    }
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Runs tests in threads that are reused from one change to the next. */
export const reusedWorkers: PoolRunnerInitializer = {
  name: 'reused',
  createPoolWorker: (options) => new ReusedWorker(options),
};
