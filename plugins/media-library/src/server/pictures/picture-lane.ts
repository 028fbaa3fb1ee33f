import type { Logger } from '@admin/server';
import { createFairQueue } from './fair-queue.ts';
import {
  UnreadableFile,
  type Inspected,
  type MadePicture,
  type PictureResponse,
  type PictureTask,
  type PictureWork,
} from './picture-work.ts';
import type { PictureProcess } from './start-process.ts';

/** The time limits of a lane. Milliseconds. */
export interface LaneTimes {
  /** The maximum time of a task; then its process is killed. */
  readonly work: number;
  /** The time that an idle process waits for another task before it ends and frees its memory. */
  readonly idle: number;
}

/** A process with its waiting tasks. Users take turns; both functions reject with an `UnreadableFile`. */
export interface PictureLane {
  /** Inspects a file. */
  readonly inspect: (userId: number, source: string) => Promise<Inspected>;
  /** Creates the versions of a picture. */
  readonly make: (userId: number, work: PictureWork) => Promise<MadePicture>;
  /** Ends the process and rejects all tasks. */
  readonly stop: () => void;
}

interface Job {
  readonly task: PictureTask;
  readonly settle: (answer: PictureResponse) => void;
}

/** The exit code of a process that used too much memory (picture-process.js). */
const outOfMemory = 77;

function unreadable(response: PictureResponse): UnreadableFile {
  return new UnreadableFile('error' in response ? response.error : 'the process responded to another task');
}

/** Creates a lane; its process starts with the first task. */
export function createPictureLane(
  { warn }: Pick<Logger, 'warn'>,
  times: LaneTimes,
  start: () => PictureProcess,
): PictureLane {
  const queue = createFairQueue<Job>();
  let child: PictureProcess | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.removeAllListeners();
    // Otherwise a send that fails after the kill would be an unhandled error.
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
    child = null;
  };

  const finish = (response: PictureResponse): void => {
    clearTimeout(timer);
    const job = current;
    current = null;
    job?.settle(response);
    next();
  };

  const fail = (reason: string): void => {
    warn({ reason }, 'a process that reads uploaded files has ended');
    end();
    finish({ error: reason });
  };

  const running = (): PictureProcess => {
    if (child !== null) return child;
    child = start();
    child.on('message', (response: PictureResponse) => finish(response));
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) =>
      fail(code === outOfMemory ? 'it used too much memory' : `it exited with ${String(signal ?? code)}`),
    );
    return child;
  };

  const next = (): void => {
    if (current !== null) return;
    current = queue.take() ?? null;
    if (current === null) {
      timer = setTimeout(end, times.idle);
      timer.unref();
      return;
    }
    timer = setTimeout(() => fail('it took too long'), times.work);
    running().send(current.task, (error) => {
      if (error !== null) fail(error.message);
    });
  };

  const add = (userId: number, job: Job): void => {
    queue.add(userId, job);
    if (current === null) clearTimeout(timer);
    next();
  };

  return {
    inspect: (userId, source) =>
      new Promise((resolve, reject) => {
        const settle = (response: PictureResponse) =>
          'inspected' in response ? resolve(response.inspected) : reject(unreadable(response));
        add(userId, { task: { kind: 'inspect', source }, settle });
      }),
    make: (userId, work) =>
      new Promise((resolve, reject) => {
        const settle = (response: PictureResponse) =>
          'made' in response ? resolve(response.made) : reject(unreadable(response));
        add(userId, { task: { kind: 'make', ...work }, settle });
      }),
    stop() {
      clearTimeout(timer);
      end();
      const gone = [...(current === null ? [] : [current]), ...queue.clear()];
      current = null;
      for (const { settle } of gone) settle({ error: 'the server stops' });
    },
  };
}
