import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../../e2e/support/free-port.ts';
import { build, defaultServerConditions } from 'vite';
import { serverData, sourceCondition } from '../../../../../vite.shared.ts';

/** A server in a separate process. */
export interface OtherServer {
  readonly origin: string;
  /** Kills the process. */
  kill(): Promise<void>;
}

const product = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds its program, at the same depth of the product as every server. */
export async function buildOther(): Promise<{ readonly program: string; remove(): void }> {
  const folder = `${product}dist/other-server-${process.pid}`;
  const conditions = [sourceCondition, ...defaultServerConditions];
  await build({
    root: product,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverData],
    ssr: { noExternal: [/^@admin\//], resolve: { conditions } },
    resolve: { conditions },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          main: 'src/server/several-servers/other-server.testing.ts',
          // Started as a separate process by its file name.
          'picture-process': '../../plugins/media-library/src/server/pictures/picture-process.js',
        },
      },
    },
  });
  return {
    program: `${folder}/main.js`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts a built program on a free port and resolves when it listens. */
export async function startOther(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<OtherServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    // With PUBLIC_URL, the line names an address that leads nowhere in a test.
    if (!/Panel\s+http/.test(line)) continue;
    return {
      origin: `http://127.0.0.1:${port}`,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('The other server did not start.');
}
