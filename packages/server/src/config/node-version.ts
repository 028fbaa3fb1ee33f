import { StartError } from '../errors/start-error.ts';

const minVersion = [20, 19] as const;

/**
 * Throws when Node.js is too old.
 * @param version the format of `process.versions.node`
 * @throws StartError NODE_TOO_OLD
 */
export function assertNodeVersion(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) return;
  throw new StartError(
    'NODE_TOO_OLD',
    `Node.js ${minVersion.join('.')} or newer is needed, this is ${version}: install a newer one.`,
  );
}
