import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In the folder of this file in the sources, and beside the program in a build. */
const program = fileURLToPath(new URL('./picture-process.js', import.meta.url));

/** A running process. */
export type PictureProcess = ChildProcess;

/** The maximum memory of a process. Bytes. */
export interface ProcessMemory {
  /** Resident memory at which the process ends itself. */
  readonly resident: number;
  /** The maximum writable private memory from the operating system, on Linux. */
  readonly data: number;
}

/**
 * The shell that sets the limit. It needs no privileges; systems without it rely on the check of the process itself.
 */
const shell = '/bin/sh';

/** True if the operating system enforces the memory limit; other systems ignore `ulimit -d` for mapped memory. */
const isLimitEnforced = process.platform === 'linux' && existsSync(shell);

/**
 * Starts a process that inspects files and creates versions of pictures. Its environment contains no variables of the
 * server, which include secrets, but keeps allocators and thread pools small.
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
