import { readdirSync } from 'node:fs';
import { messagesOf } from './extract-messages.mjs';

/**
 * Returns the workspaces with messages.
 *
 * @param {string} root of the project
 * @returns {readonly { name: string, messages: readonly import('./extract-messages.mjs').DeclaredMessage[] }[]}
 */
export function translatedWorkspaces(root) {
  return ['packages', 'plugins', 'examples'].flatMap((group) =>
    readdirSync(`${root}/${group}`)
      .map((name) => ({ name: `${group}/${name}`, messages: messagesOf(`${root}/${group}/${name}`) }))
      .filter(({ messages }) => messages.length > 0),
  );
}

/** Returns the English text of each id. */
export function catalogue(messages) {
  return Object.fromEntries(messages.map(({ id, text }) => [id, text]));
}
