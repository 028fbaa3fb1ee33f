// `npm run packages:check`: checks that the packages can be installed elsewhere, and that their public API matches its report.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { root } = await import('./workspace/paths.mjs');
const { apiReports } = await import('./packages/api-report.mjs');
const { buildPackages } = await import('./packages/build.mjs');
const { lintPacked } = await import('./packages/lint-packed.mjs');
const { packPackages } = await import('./packages/pack.mjs');
const { undeclaredImports } = await import('./packages/undeclared-imports.mjs');
const { packages } = await import('./packages/workspaces.mjs');

const reportFolder = join(root, 'docs/reference/api');
const reportFile = (name) => join(reportFolder, `${name.replace('@admin/', '')}.api.md`);
const isAccepting = process.argv.includes('--accept');

await ensureInstalled();
await buildPackages();
const all = packages();
const reports = apiReports(all);
if (isAccepting) {
  mkdirSync(reportFolder, { recursive: true });
  for (const [name, report] of reports) writeFileSync(reportFile(name), report);
}

/** Compares the public API of a package with its report. */
function apiChanges(name) {
  if (!reports.has(name)) return [];
  const file = reportFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === reports.get(name)) return [];
  return [
    'The public API has changed. To accept it: npm run packages:check -- --accept, and review the difference.',
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'atrium-packed-'));
let failed = 0;
try {
  const tarballs = await packPackages(folder);
  for (const workspace of all) {
    const problems = [
      ...apiChanges(workspace.name),
      ...undeclaredImports(workspace),
      ...(await lintPacked(workspace, tarballs.get(workspace.name))),
    ];
    console.log([`${problems.length === 0 ? '✓' : '✗'} ${workspace.name}`, ...problems].join('\n    '));
    if (problems.length > 0) failed += 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
