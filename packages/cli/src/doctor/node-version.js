import { CliError } from '../cli-error.js';

const oldest = [20, 19];

/**
 * Throws when Node.js is too old for the tools and the server.
 *
 * @param {string} [version]
 * @throws {CliError}
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new CliError(
    `Node.js ${oldest.join('.')} or newer is needed, this is ${version}: install a newer one.`,
  );
}
