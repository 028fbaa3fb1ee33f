// `npm run messages`: checks the interface messages, the mails and their translations, and prints the number of
// translated messages. `-- --missing fr` prints the English messages without a French translation as JSON, `-- --export fr`
// all messages as XLIFF for translators, `-- --import file.xlf` writes the translations of such a file.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageProblems } from './messages/all-problems.mjs';
import {
  catalogues,
  englishOf,
  localesOf,
  translationsOf,
  writeTranslations,
} from './messages/catalogues.mjs';
import { translatedWorkspaces } from './messages/coverage.mjs';
import { fromXliff, toXliff } from './messages/xliff.mjs';
import { root } from './workspace/paths.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { missing: text, export: text, import: text } });
const workspaces = translatedWorkspaces(root);
const all = catalogues(root, workspaces);

function missingIn(catalogue, locale) {
  const texts = translationsOf(catalogue, locale);
  return Object.fromEntries(Object.entries(englishOf(catalogue)).filter(([id]) => !texts[id]));
}

async function importFile(file) {
  const { locale, translations, unknown } = await fromXliff(readFileSync(file, 'utf8'), all);
  for (const catalogue of all) {
    const imported = translations.get(catalogue.name) ?? {};
    if (Object.keys(imported).length === 0) continue;
    writeTranslations(catalogue, locale, { ...translationsOf(catalogue, locale), ...imported });
    console.log(`${catalogue.name}: ${Object.keys(imported).length} translations`);
  }
  for (const id of unknown) console.warn(`${id} is not a message of the panel: left out.`);
}

/** Prints the number of messages of each catalogue, and the share of each language where it is not all of them. */
function report() {
  for (const catalogue of all) {
    const total = Object.keys(englishOf(catalogue)).length;
    const locales = localesOf(catalogue)
      .filter((locale) => locale !== 'en')
      .toSorted((one, other) => one.localeCompare(other));
    const shares = locales.map((locale) => ({
      locale,
      share: Math.floor((1 - Object.keys(missingIn(catalogue, locale)).length / total) * 100),
    }));
    const complete = shares.filter(({ share }) => share === 100).map(({ locale }) => locale);
    const partial = shares.flatMap(({ locale, share }) => (share < 100 ? [`${locale} ${share} %`] : []));
    const line = [
      `${catalogue.name}: ${total} messages`,
      `${complete.length + 1} languages with 100 %`,
      ...partial,
    ];
    console.log(`${line.join(', ')}${complete.length > 0 ? ` (en, ${complete.join(', ')})` : ' (en)'}`);
  }
  const problems = messageProblems(root, workspaces, all);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (values.missing !== undefined) {
  const missing = all.map((catalogue) => [catalogue.name, missingIn(catalogue, values.missing)]);
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
} else if (values.export !== undefined) console.log(await toXliff(all, values.export));
else if (values.import === undefined) report();
else await importFile(values.import);
