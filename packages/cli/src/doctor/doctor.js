import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.js';
import { dependencyProblems } from './dependencies.js';

const log = (text) => process.stdout.write(`${text}\n`);

/** Builds the server as for development, where the tools are installed, and returns its program for the checks. */
async function doctorProgram(root) {
  const built = join(root, 'dist/server/doctor.js');
  try {
    await import('vite');
  } catch {
    if (existsSync(built)) return built;
    throw new CliError(
      '✗ Build: there is none. Install the development dependencies and run `atrium build`.',
    );
  }
  const { build } = await import('vite');
  const { serverConfig } = await import('../bundle/server-config.js');
  const config = serverConfig(root);
  const outDir = join(root, 'dist/doctor');
  try {
    await build({ ...config, logLevel: 'silent', build: { ...config.build, outDir } });
  } catch (error) {
    throw new CliError(`✗ Server: it cannot be built. ${error.message}`);
  }
  return join(outDir, 'doctor.js');
}

/**
 * Checks Node.js, dependencies, content types, plugins, the data folder and the port of an application, and prints how to fix
 * each problem. Exits with code 1 if there is one.
 *
 * @param {{ root: string }} app
 */
export async function doctor({ root }) {
  const problems = dependencyProblems(root);
  if (problems.length === 0) log('✓ Dependencies');
  for (const problem of problems) log(`✗ Dependencies: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  const program = await doctorProgram(root);
  // A separate process: what the application prints or breaks while it loads stays there.
  const child = spawn(process.execPath, [program], { cwd: process.cwd(), stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
}
