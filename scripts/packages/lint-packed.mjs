import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Resolution modes of CommonJS programs, which cannot load these packages. */
const withoutModules = new Set(['node10', 'node16-cjs']);

/** Returns the problems that publint finds in a tarball. */
async function lint({ manifest }, tarball) {
  const { messages } = await publint({ pack: { tarball }, strict: true });
  return (
    messages
      // The package.json of a template becomes that of a project.
      .filter(({ code }) => code !== 'NESTED_PACKAGE_JSON_FIELD_IGNORED')
      .map((message) => formatMessage(message, manifest) ?? message.code)
  );
}

/** Returns the entry points whose types are missing or do not match the code. */
async function typeProblems({ entries }, tarball) {
  // A package of commands has nothing to import.
  if (entries.length === 0) return [];
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
 * Returns the problems of a packed package: publint checks its package.json, are-the-types-wrong the resolution of its types.
 *
 * @param {import('./workspaces.mjs').Package} workspace
 * @param {string} file its tarball
 * @returns {Promise<readonly string[]>}
 */
export async function lintPacked(workspace, file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
  return [...(await lint(workspace, tarball)), ...(await typeProblems(workspace, tarball))];
}
