import { readFileSync } from 'node:fs';

/**
 * Reads the languages of the panel from its list.
 *
 * @param {string} root of the project
 * @returns {{ code: string, tag: string, name: string }[]} `tag` is the BCP-47 tag of a code
 */
export function panelLanguages(root) {
  const source = readFileSync(`${root}/packages/shell/src/preferences/locales.ts`, 'utf8');
  const list = source.slice(source.indexOf('panelLocales'), source.indexOf('];'));
  return [...list.matchAll(/\{ code: '([\w-]+)', name: '([^']+)'([^}]*)\}/g)].map(([, code, name, rest]) => ({
    code,
    name,
    tag: /tag: '([\w-]+)'/.exec(rest)?.[1] ?? code,
  }));
}
