// `npm run messages`: checks the interface messages and their translations, and prints the share of translated messages.
// `-- --missing fr` prints the English messages without a French translation as JSON, `-- --export fr` all messages as
// XLIFF for translators, `-- --import file.xlf` writes the translations of such a file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageProblems } from './messages/all-problems.mjs';
import {
  catalogue,
  coverage,
  localesIn,
  translatedWorkspaces,
  translationsIn,
} from './messages/coverage.mjs';
import { fromXliff, toXliff } from './messages/xliff.mjs';
import { root } from './workspace/paths.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { missing: text, export: text, import: text } });
const workspaces = translatedWorkspaces(root);

function missingIn({ folder, messages }, locale) {
  const texts = translationsIn(folder, locale);
  return Object.fromEntries(Object.entries(catalogue(messages)).filter(([id]) => !texts[id]));
}

async function importFile(file) {
  const { locale, translations, unknown } = await fromXliff(readFileSync(file, 'utf8'), workspaces);
  for (const { name, folder } of workspaces) {
    const imported = translations.get(name) ?? {};
    if (Object.keys(imported).length === 0) continue;
    mkdirSync(folder, { recursive: true });
    const merged = { ...translationsIn(folder, locale), ...imported };
    writeFileSync(`${folder}/${locale}.json`, `${JSON.stringify(merged, null, 2)}\n`);
    console.log(`${name}: ${Object.keys(imported).length} translations`);
  }
  for (const id of unknown) console.warn(`${id} is not a message of the panel: left out.`);
}

function report() {
  const locales = [...new Set(workspaces.flatMap(({ folder }) => localesIn(folder)))]
    .filter((locale) => locale !== 'en')
    .toSorted((one, other) => one.localeCompare(other));
  for (const workspace of workspaces) {
    const shares = locales.map((locale) => {
      const { translated, total } = coverage(workspace, locale);
      return `${locale} ${Math.floor((translated / total) * 100)} %`;
    });
    console.log(`${workspace.name}: ${workspace.messages.length} messages, ${shares.join(', ')}`);
  }
  const problems = messageProblems(root, workspaces);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (values.missing !== undefined) {
  const missing = workspaces.map((workspace) => [workspace.name, missingIn(workspace, values.missing)]);
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
} else if (values.export !== undefined) console.log(await toXliff(workspaces, values.export));
else if (values.import === undefined) report();
else await importFile(values.import);
