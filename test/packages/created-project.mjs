import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { run } from '../../scripts/workspace/run.mjs';
import { startElsewhere } from './server-elsewhere.mjs';

/** Milliseconds for an installation, a build and tests on a busy machine. */
export const longTest = 400_000;

/** The user that `responseOf` signs up. */
export const admin = { firstname: 'Ada', email: 'ada@example.com', password: 'Correct-Horse-7' };

/**
 * Runs npm in a folder.
 *
 * @param {string} folder
 * @param {...string} args
 * @returns {Promise<string>} the output
 */
export async function npm(folder, ...args) {
  const { code, output } = await run('npm', args, { quiet: true, cwd: folder });
  expect({ args, code, output }).toMatchObject({ code: 0 });
  return output;
}

/**
 * Creates a project with `npm create atrium`, and installs it without versions of this repository's lockfile, as a user does.
 *
 * @param {{ folder: string, name: string, template: string, registry: string }} spec
 * @returns {Promise<string>} the folder of the project
 */
export async function createProject({ folder, name, template, registry }) {
  // A separate cache: npm would run the create-atrium of an earlier run.
  const own = [`--registry=${registry}`, `--cache=${join(folder, 'cache')}`];
  await npm(folder, ...own, 'create', '--yes', 'atrium', name, '--', '--template', template);
  const project = join(folder, name);
  writeFileSync(join(project, '.npmrc'), `@admin:registry=${registry}/\n`);
  const output = await npm(
    project,
    'install',
    '--engine-strict',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  );
  expect(output).not.toMatch(/EBADENGINE|ERESOLVE/);
  return project;
}

/** Starts a built project, signs up, and returns the response of a path. */
export async function responseOf(project, path) {
  const server = await startElsewhere({
    program: join(project, 'dist/server/main.js'),
    dataDir: join(project, 'data'),
  });
  try {
    const signUp = await fetch(`${server.origin}/admin/register-admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    const { data } = await signUp.json();
    const response = await fetch(`${server.origin}${path}`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    return await response.json();
  } finally {
    await server.stop();
  }
}
