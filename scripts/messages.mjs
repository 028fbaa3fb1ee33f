// `npm run messages`: prints the share of translated texts of each language. With `-- --locale fr` it prints the English
// texts without a French translation as JSON.
import { parseArgs } from 'node:util';
import {
  catalogue,
  coverage,
  localesIn,
  translatedWorkspaces,
  translationsIn,
} from './messages/coverage.mjs';
import { root } from './workspace/paths.mjs';

const { values } = parseArgs({ options: { locale: { type: 'string' } } });
const workspaces = translatedWorkspaces(root);

function missingIn({ folder, messages }, locale) {
  const texts = translationsIn(folder, locale);
  return Object.fromEntries(Object.entries(catalogue(messages)).filter(([id]) => !texts[id]));
}

if (values.locale === undefined) {
  const locales = [...new Set(workspaces.flatMap(({ folder }) => localesIn(folder)))]
    .filter((locale) => locale !== 'en')
    .toSorted();
  for (const workspace of workspaces) {
    const { total } = coverage(workspace, 'en');
    console.log(`${workspace.name}: ${total} texts, English complete`);
    for (const locale of locales) {
      const { translated } = coverage(workspace, locale);
      console.log(`  ${locale}: ${translated} of ${total} (${Math.round((translated / total) * 100)} %)`);
    }
  }
} else {
  const { locale } = values;
  const missing = Object.fromEntries(
    workspaces.map((workspace) => [workspace.name, missingIn(workspace, locale)]),
  );
  console.log(JSON.stringify(missing, null, 2));
}
