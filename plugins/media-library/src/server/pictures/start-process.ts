import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In the folder of this file in the sources, and beside the program when that is built. */
const program = fileURLToPath(new URL('./picture-process.js', import.meta.url));

/** A running process. */
export type PictureProcess = ChildProcess;

/** Memory that a process may use. Bytes. */
export interface ProcessMemory {
  /** Resident memory at which the process ends itself. */
  readonly resident: number;
  /** Writable private memory that the operating system gives it at most, on Linux. */
  readonly data: number;
}

/** The shell that sets the limit; it needs no privileges, and systems without it rely on the process's own check. */
const shell = '/bin/sh';

/** Whether the operating system enforces the memory limit; other systems ignore `ulimit -d` for mapped memory. */
const isLimitEnforced = process.platform === 'linux' && existsSync(shell);

/**
 * Starts a process that inspects files and makes versions of pictures. Its environment holds nothing of the server's, which
 * contains secrets; what it holds keeps allocators and thread pools small.
 */
export function startProcess({ resident, data }: ProcessMemory): PictureProcess {
  const options = ['--max-old-space-size=64'];
  const limited = {
    execPath: shell,
    execArgv: ['-c', `ulimit -d ${Math.floor(data / 1024)} && exec "$0" "$@"`, process.execPath, ...options],
  };
  const child = fork(program, [String(resident)], {
    ...(isLimitEnforced ? limited : { execArgv: options }),
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
