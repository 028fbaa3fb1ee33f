import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = fileURLToPath(new URL('.', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** A product built for journeys. */
export interface BuiltProduct {
  /** The file of its server. */
  readonly program: string;
  /** Removes the build. */
  readonly remove: () => void;
}

async function build(config: string, outDir: string): Promise<void> {
  const args = [
    vite,
    'build',
    here,
    '--config',
    join(here, config),
    '--outDir',
    outDir,
    '--logLevel',
    'warn',
  ];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
}

/** Builds panel and server of this folder into a new folder, so that concurrent builds do not conflict. */
export async function buildExtended(): Promise<BuiltProduct> {
  mkdirSync(join(here, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(here, 'dist', 'built-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await Promise.all([
      build('vite.config.ts', join(folder, 'panel')),
      build('vite.server.config.ts', join(folder, 'server')),
    ]);
  } catch (cause) {
    remove();
    throw cause;
  }
  return { program: join(folder, 'server', 'server.js'), remove };
}
