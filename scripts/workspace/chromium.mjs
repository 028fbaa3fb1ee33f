import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Paths in order of preference: the headless shell needs a quarter less processor time for the same pages. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function found() {
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
}

/** @returns the output of the last attempt */
async function installDebianPackage() {
  process.stdout.write('Installing Chromium …\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  let output = '';
  // Debian releases before 12 have no package of the headless shell.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core'];
    ({ output } = await run('apt-get', install, { quiet: true, env }));
    if (found()) break;
  }
  return output;
}

/**
 * Returns the path of a Chromium for browser tests: `CHROMIUM_PATH`, an installed one, or Debian's package, which it installs
 * as root on Debian. Otherwise ends the process with instructions.
 */
export async function ensureChromium() {
  const path = found();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const output = await installDebianPackage();
    const installed = found();
    if (installed) return installed;
    process.stderr.write(output);
  }
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n',
  );
  process.exit(1);
}
