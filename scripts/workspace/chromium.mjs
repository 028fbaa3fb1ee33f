import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The first that is there is taken: a shell without windows of its own runs the same pages with a quarter less work. */
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

/** @returns what the last try printed */
async function installDebianPackage() {
  process.stdout.write('Installing Chromium …\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  let output = '';
  // Releases before 12 have no package of the shell.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core'];
    ({ output } = await run('apt-get', install, { quiet: true, env }));
    if (found()) break;
  }
  return output;
}

/**
 * The path of a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, an installed one, or
 * Debian's package when this is root on Debian. Ends the process with instructions when there is none.
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
