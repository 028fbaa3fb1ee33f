import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { messagesOf } from './extract-messages.mjs';

/** The workspaces with messages, and the folders of their translations. */
export function translatedWorkspaces(root) {
  return ['packages', 'plugins', 'examples'].flatMap((group) =>
    readdirSync(`${root}/${group}`)
      .map((name) => ({ name: `${group}/${name}`, messages: messagesOf(`${root}/${group}/${name}`) }))
      .filter(({ messages }) => messages.length > 0)
      .map((workspace) => ({ ...workspace, folder: `${root}/${workspace.name}/src/messages` })),
  );
}

/**
 * Returns the texts of a workspace in one language; empty without a file.
 *
 * @returns {Record<string, string>}
 */
export function translationsIn(folder, locale) {
  const file = `${folder}/${locale}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the languages that a workspace has translations for. */
export function localesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
}

/** Returns the English text of each id. */
export function catalogue(messages) {
  return Object.fromEntries(messages.map(({ id, text }) => [id, text]));
}

/** Returns the number of translated messages of a workspace in a language. */
export function coverage({ folder, messages }, locale) {
  const texts = translationsIn(folder, locale);
  const ids = Object.keys(catalogue(messages));
  return { translated: ids.filter((id) => texts[id]).length, total: ids.length };
}
