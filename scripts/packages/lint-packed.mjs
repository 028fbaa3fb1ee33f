import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** How types are looked for by programs that cannot load modules, which these packages are made of alone. */
const withoutModules = new Set(['node10', 'node16-cjs']);

/** What publint says about a tarball. */
async function lint({ manifest }, tarball) {
  const { messages } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, manifest) ?? message.code);
}

/** Where the types of an entry are not those of its code, or are not found. */
async function wrongTypes({ entries }, tarball) {
  const packed = createPackageFromTarballData(new Uint8Array(tarball));
  const { types, problems = [] } = await checkPackage(packed, {
    entrypoints: entries.map(({ path }) => path),
  });
  if (!types) return ['It has no types.'];
  return problems
    .filter(
      ({ resolutionKind, resolutionOption = '' }) => !withoutModules.has(resolutionKind ?? resolutionOption),
    )
    .map((problem) => JSON.stringify(problem));
}

/**
 * What is wrong with a package as it is packed: publint looks at what its package.json promises, are-the-types-wrong at
 * its types as each kind of program finds them.
 *
 * @param {import('./workspaces.mjs').Package} workspace
 * @param {string} file its tarball
 * @returns {Promise<readonly string[]>}
 */
export async function lintPacked(workspace, file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
  return [...(await lint(workspace, tarball)), ...(await wrongTypes(workspace, tarball))];
}
