import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { messagesOf } from './extract-messages.mjs';

/** The workspaces whose sources declare messages, and where their translations lie. */
export function translatedWorkspaces(root) {
  return ['packages', 'plugins', 'examples'].flatMap((group) =>
    readdirSync(`${root}/${group}`)
      .map((name) => ({ name: `${group}/${name}`, messages: messagesOf(`${root}/${group}/${name}`) }))
      .filter(({ messages }) => messages.length > 0)
      .map((workspace) => ({ ...workspace, folder: `${root}/${workspace.name}/src/messages` })),
  );
}

/**
 * The texts of a workspace in one language; empty where there is no file.
 *
 * @returns {Record<string, string>}
 */
export function translationsIn(folder, locale) {
  const file = `${folder}/${locale}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The languages of which a workspace has at least a part. */
export function localesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
}

/** Each id once, with its English text. */
export function catalogue(messages) {
  return Object.fromEntries(messages.map(({ id, text }) => [id, text]));
}

/** How many of the messages of a workspace a language has. */
export function coverage({ folder, messages }, locale) {
  const texts = translationsIn(folder, locale);
  const ids = Object.keys(catalogue(messages));
  return { translated: ids.filter((id) => texts[id]).length, total: ids.length };
}
