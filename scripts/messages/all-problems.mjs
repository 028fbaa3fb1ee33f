import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { englishOf, languagesPlugin, localesOf, translationsOf, translationsOfPart } from './catalogues.mjs';
import { mailProblems, styleProblems, translationProblems } from './check-translation.mjs';
import { sourceFiles } from './extract-messages.mjs';
import { panelLanguages } from './panel-languages.mjs';
import { unusedMessages } from './unused-messages.mjs';

/** English texts that other languages use unchanged, by language; `*` are those of every language. */
const sameTexts = JSON.parse(readFileSync(new URL('same-text.json', import.meta.url), 'utf8'));

function isSameAllowed(locale, english) {
  return [...sameTexts['*'], ...(sameTexts[locale] ?? [])].includes(english);
}

/** Returns the problems of one file of translations. */
function problemsOfPart(part, { code, tag }, known) {
  return Object.entries(translationsOfPart(part, code)).flatMap(([id, translation]) => {
    const english = part.english[id];
    if (english === undefined)
      return [`${id}: ${id in known ? 'belongs into another file' : 'is not a message of the workspace'}`];
    const pair = { english, translation, tag, isSameAllowed: isSameAllowed(code, english) };
    const problems = part.mails ? mailProblems(pair) : translationProblems(pair);
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

/** Returns the problems of the translations of a catalogue into one language. */
function problemsOfLanguage(catalogue, language) {
  const english = englishOf(catalogue);
  const translations = translationsOf(catalogue, language.code);
  const missing = language.isComplete ? Object.keys(english).filter((id) => !(id in translations)) : [];
  return [
    ...missing.map((id) => `${id}: has no translation`),
    ...catalogue.parts.flatMap((part) => problemsOfPart(part, language, english)),
  ].map((problem) => `${catalogue.name} ${language.code} ${problem}`);
}

/** Returns the problems of the English texts of a catalogue. */
function problemsOfEnglish(catalogue) {
  return Object.entries(englishOf(catalogue)).flatMap(([id, english]) =>
    styleProblems(english).map((problem) => `${catalogue.name} en ${id}: ${problem}`),
  );
}

/** Returns the files of a language that no source file of the workspace imports. */
function unusedFiles(root, { name, isExample, parts }, code) {
  if (isExample) return [];
  const sources = sourceFiles(`${root}/${name}/src`).map((file) => readFileSync(file, 'utf8'));
  return parts
    .map(({ folder }) => `${folder.slice(`${root}/${name}/src/`.length)}/${code}.json`)
    .filter((file) => !sources.some((source) => source.includes(`/${file}'`)))
    .map((file) => `${name} ${code} ${file}: is not imported`);
}

/**
 * Returns the English texts without an id that no source file of the product contains. Late ones are names of permissions,
 * some of which the server composes.
 */
function unusedTexts(root, all) {
  const product = all.find(({ name }) => name === languagesPlugin);
  const texts = Object.entries(product?.parts[0].english ?? {}).filter(([id]) => id.startsWith('english.'));
  if (texts.length === 0) return [];
  const sources = ['packages', 'plugins']
    .flatMap((group) => readdirSync(`${root}/${group}`).map((name) => `${root}/${group}/${name}/src`))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => sourceFiles(folder))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return texts
    .filter(([, text]) => !sources.includes(`'${text}'`))
    .map(([, text]) => `${languagesPlugin} english-texts.json: "${text}" is no text of the product`);
}

/**
 * Checks the messages of the project and their translations. A language of the panel that the languages plugin contains
 * must translate every message of the product; examples may leave messages out.
 *
 * @param {string} root of the project
 * @param {readonly { name: string }[]} workspaces those with messages
 * @param {readonly import('./catalogues.mjs').Catalogue[]} all
 * @returns {string[]} one line for each problem
 */
export function messageProblems(root, workspaces, all) {
  const languages = panelLanguages(root).filter(({ code }) => code !== 'en');
  const known = new Set(['en', ...languages.map(({ code }) => code)]);
  const complete = new Set(localesOf(all.find(({ name }) => name === languagesPlugin) ?? { parts: [] }));
  return [
    ...unusedTexts(root, all),
    ...workspaces.flatMap(({ name }) =>
      unusedMessages(`${root}/${name}`).map((message) => `${name} ${message} is not used`),
    ),
    ...all.flatMap((catalogue) => [
      ...problemsOfEnglish(catalogue),
      ...localesOf(catalogue)
        .filter((code) => !known.has(code))
        .map((code) => `${catalogue.name} ${code}: is not a language of the panel`),
      ...languages.flatMap((language) =>
        problemsOfLanguage(catalogue, {
          ...language,
          isComplete: complete.has(language.code) && !catalogue.isExample,
        }),
      ),
      ...[...complete].flatMap((code) => unusedFiles(root, catalogue, code)),
    ]),
  ];
}
