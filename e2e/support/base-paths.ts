import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The paths below which journeys serve the panel: the default one, and one that an operator has chosen. */
export const basePaths = ['/admin', '/cms'] as const;

export type BasePath = (typeof basePaths)[number];

/** Journeys that start separate servers or gateways, at the default path. */
const ownServers = /^(?:extended\/|server\/|sign-in\/errors)/;

/** Returns the path of a file's journeys: by its name, so that it is the same in every run and every repetition. */
function basePathOf(file: string): BasePath {
  if (ownServers.test(file)) return '/admin';
  const sum = Buffer.from(file).reduce((total, byte) => total + byte, 0);
  return sum % 2 === 0 ? '/admin' : '/cms';
}

/** Returns the files whose journeys are served below a path, as patterns of Playwright. */
export function journeysAt(basePath: BasePath): string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts') && basePathOf(file) === basePath)
    .map((file) => `**/e2e/${file}`);
}
