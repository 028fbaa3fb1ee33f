import { readFileSync } from 'node:fs';
import { translationProblems } from './check-translation.mjs';
import { catalogue, localesIn, translationsIn } from './coverage.mjs';
import { panelLanguages } from './panel-languages.mjs';
import { unusedMessages } from './unused-messages.mjs';

/** English texts that other languages use unchanged, by language; `*` are those of every language. */
const sameTexts = JSON.parse(readFileSync(new URL('same-text.json', import.meta.url), 'utf8'));

function isSameAllowed(locale, english) {
  return [...sameTexts['*'], ...(sameTexts[locale] ?? [])].includes(english);
}

/** Returns the problems of the translations of a workspace into one language. */
function problemsOfLanguage({ name, folder, messages }, { code, tag, isComplete }) {
  const english = catalogue(messages);
  const translations = translationsIn(folder, code);
  const missing = isComplete ? Object.keys(english).filter((id) => !(id in translations)) : [];
  return [
    ...missing.map((id) => `${id}: has no translation`),
    ...Object.entries(translations).flatMap(([id, translation]) => {
      if (!(id in english)) return [`${id}: is not a message of the workspace`];
      const pair = {
        english: english[id],
        translation,
        tag,
        isSameAllowed: isSameAllowed(code, english[id]),
      };
      return translationProblems(pair).map((problem) => `${id}: ${problem}`);
    }),
  ].map((problem) => `${name} ${code} ${problem}`);
}

/**
 * Checks the messages of workspaces and their translations. A language that the panel offers as complete must translate
 * every message of packages and plugins; examples may leave messages out.
 *
 * @param {string} root of the project
 * @param {readonly { name: string, folder: string, messages: readonly { id: string, text: string }[] }[]} workspaces
 * @returns {string[]} one line for each problem
 */
export function messageProblems(root, workspaces) {
  const languages = panelLanguages(root).filter(({ code }) => code !== 'en');
  const known = new Set(['en', ...languages.map(({ code }) => code)]);
  return workspaces.flatMap((workspace) => {
    const { name, folder } = workspace;
    const isExample = name.startsWith('examples/');
    return [
      ...unusedMessages(`${root}/${name}`).map((message) => `${name} ${message} is not used`),
      ...localesIn(folder)
        .filter((code) => !known.has(code))
        .map((code) => `${name} ${code}: is not a language of the panel`),
      ...languages.flatMap((language) =>
        problemsOfLanguage(workspace, { ...language, isComplete: language.isComplete && !isExample }),
      ),
    ];
  });
}
