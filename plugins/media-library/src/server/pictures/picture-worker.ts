import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@admin/server';
import { picturesWaiting } from '../errors.ts';
import { UnreadableFile, type Inspected, type Inspection } from './picture-work.ts';

/** Looks at files in a process of its own, one after the other. */
export interface PictureWorker {
  /**
   * Rejects with an `UnreadableFile`, or with OVERLOADED (503) where too many wait.
   */
  inspect(inspection: Inspection): Promise<Inspected>;
  /** Ends the process; whoever waits is told that their file cannot be read. */
  stop(): void;
}

/** How much a worker takes upon itself. Times in milliseconds. */
export interface PictureLimits {
  /** Until a file must be done with: then the process is killed. */
  readonly work: number;
  /** How long the process waits for another file before it ends: it takes memory. */
  readonly idle: number;
  /** Files that wait for their turn. */
  readonly waiting: number;
}

const usualLimits: PictureLimits = { work: 60_000, idle: 15_000, waiting: 60 };

/** Stands beside this file in the sources, and beside the program when that is built. */
const program = fileURLToPath(new URL('./picture-process.js', import.meta.url));

interface Job {
  readonly inspection: Inspection;
  readonly resolve: (found: Inspected) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { readonly found: Inspected } | { readonly error: string };

/** Starts a process without a word of the server's environment, which holds secrets. */
function startProcess(): ChildProcess {
  const child = fork(program, {
    execArgv: ['--max-old-space-size=256'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** Makes a worker; its process starts with the first file. */
export function createPictureWorker(
  logger: Pick<Logger, 'warn'>,
  limits: PictureLimits = usualLimits,
  start: () => ChildProcess = startProcess,
): PictureWorker {
  const waiting: Job[] = [];
  let child: ChildProcess | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = null;
  };

  const finish = (settle: (job: Job) => void): void => {
    clearTimeout(timer);
    const job = current;
    current = null;
    if (job !== null) settle(job);
    next();
  };

  const fail = (reason: string): void => {
    logger.warn({ reason }, 'the process that looks at files was ended');
    end();
    finish((job) => job.reject(new UnreadableFile(reason)));
  };

  const running = (): ChildProcess => {
    if (child !== null) return child;
    child = start();
    child.on('message', (answer: Answer) => {
      finish(({ resolve, reject }) => {
        if ('found' in answer) resolve(answer.found);
        else reject(new UnreadableFile(answer.error));
      });
    });
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) => fail(`it ended by itself: ${String(signal ?? code)}`));
    return child;
  };

  const next = (): void => {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current === null) {
      timer = setTimeout(end, limits.idle);
      timer.unref();
      return;
    }
    timer = setTimeout(() => fail('it took too long'), limits.work);
    running().send(current.inspection, (error) => {
      if (error !== null) fail(error.message);
    });
  };

  return {
    inspect: (inspection) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.waiting) {
          reject(picturesWaiting());
          return;
        }
        waiting.push({ inspection, resolve, reject });
        if (current === null) clearTimeout(timer);
        next();
      }),
    stop() {
      clearTimeout(timer);
      end();
      const gone = [...(current === null ? [] : [current]), ...waiting.splice(0)];
      current = null;
      for (const { reject } of gone) reject(new UnreadableFile('the server stops'));
    },
  };
}
