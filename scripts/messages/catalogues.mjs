import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { translatedWorkspaces } from './coverage.mjs';
import { lateMessages } from './late-messages.mjs';
import { mailsOf, textsOfMails, translatedMails } from './mail-messages.mjs';

/**
 * Messages whose translations are in one folder, in a file for each language.
 *
 * @typedef {object} Part
 * @property {string} folder absolute
 * @property {Readonly<Record<string, string>>} english the English texts by id
 * @property {Readonly<Record<string, import('./mail-messages.mjs').MailTexts>>} [mails] the mails, for a folder of mails
 */

/**
 * Messages that are translated together.
 *
 * @typedef {object} Catalogue
 * @property {string} name the workspace that contains the translations
 * @property {boolean} isExample examples may be translated partly
 * @property {readonly Part[]} parts
 */

/** The workspace with the translations of the product. */
export const languagesPlugin = 'plugins/languages';

/** Workspaces that contain their own translations, because not every panel loads them. */
const withOwnTranslations = ['plugins/enterprise'];

const isSeparate = ({ name }) => withOwnTranslations.includes(name) || name.startsWith('examples/');

/** Returns the English text of each id. */
const catalogueOf = (messages) => Object.fromEntries(messages.map(({ id, text }) => [id, text]));

const pick = (texts, isWanted) => Object.fromEntries(Object.entries(texts).filter(([id]) => isWanted(id)));

function mailPart(folder, mails) {
  return Object.keys(mails).length > 0 ? [{ folder, mails, english: textsOfMails(mails) }] : [];
}

/** Returns the English texts without an id, of the server and of the design system, by the id of their translation. */
function textsWithoutId(root, kind) {
  const file = `${root}/${languagesPlugin}/src/english-texts.json`;
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'))[kind] ?? []) : [];
  return Object.fromEntries(texts.map((text) => [`english.${text}`, text]));
}

/** Returns the messages that load after the first page: those of the components of some plugins. */
function lateIds(root, workspaces) {
  const file = `${root}/${languagesPlugin}/src/late-plugins.json`;
  const late = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const isLate = ({ name }) => late.has(name.replace('plugins/', ''));
  const ids = new Set(
    workspaces.filter(isLate).flatMap(({ name, messages }) => [...lateMessages(`${root}/${name}`, messages)]),
  );
  for (const { messages } of workspaces.filter((workspace) => !isLate(workspace)))
    for (const { id } of messages) ids.delete(id);
  return ids;
}

/**
 * Returns the catalogues of the project: one of the product, those of plugins with their own translations, and those of
 * the examples.
 *
 * @param {string} root of the project
 * @returns {readonly Catalogue[]}
 */
export function catalogues(root, workspaces = translatedWorkspaces(root)) {
  const shared = workspaces.filter((workspace) => !isSeparate(workspace));
  const english = catalogueOf(shared.flatMap(({ messages }) => messages));
  const late = lateIds(root, shared);
  const product = `${root}/${languagesPlugin}/src`;
  const mails = Object.assign(
    {},
    mailsOf(`${root}/packages/server`),
    ...shared.map(({ name }) => mailsOf(`${root}/${name}`)),
  );
  return [
    {
      name: languagesPlugin,
      isExample: false,
      parts: [
        {
          folder: `${product}/texts`,
          english: { ...pick(english, (id) => !late.has(id)), ...textsWithoutId(root, 'texts') },
        },
        {
          folder: `${product}/texts/late`,
          english: { ...pick(english, (id) => late.has(id)), ...textsWithoutId(root, 'late') },
        },
        ...mailPart(`${product}/mails`, mails),
      ],
    },
    ...workspaces.filter(isSeparate).map(({ name, messages }) => {
      const isExample = name.startsWith('examples/');
      return {
        name,
        isExample,
        parts: [
          { folder: `${root}/${name}/src/messages`, english: catalogueOf(messages) },
          ...(isExample ? [] : mailPart(`${root}/${name}/src/mails`, mailsOf(`${root}/${name}`))),
        ],
      };
    }),
  ];
}

/** Returns the English texts of a catalogue by id. */
export function englishOf({ parts }) {
  return Object.assign({}, ...parts.map(({ english }) => english));
}

/**
 * Returns the translations in a folder, by id; empty without a file of the language.
 *
 * @param {Part} part
 * @returns {Record<string, string>}
 */
export function translationsOfPart({ folder, mails }, locale) {
  const file = `${folder}/${locale}.json`;
  if (!existsSync(file)) return {};
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return mails ? textsOfMails(content) : content;
}

/** Returns the translations of a catalogue by id. */
export function translationsOf({ parts }, locale) {
  return Object.assign({}, ...parts.map((part) => translationsOfPart(part, locale)));
}

/** Returns the languages that a catalogue has translations for. */
export function localesOf({ parts }) {
  const names = parts.flatMap(({ folder }) => (existsSync(folder) ? readdirSync(folder) : []));
  return [...new Set(names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])))];
}

/**
 * Writes the translations of a catalogue into the files of a language, in the order of the English texts.
 *
 * @param {Readonly<Record<string, string>>} texts all translations of the language by id; others are dropped
 */
export function writeTranslations({ parts }, locale, texts) {
  for (const { folder, english, mails } of parts) {
    const own = Object.fromEntries(
      Object.keys(english).flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])),
    );
    if (Object.keys(own).length === 0) continue;
    mkdirSync(folder, { recursive: true });
    const content = mails ? translatedMails(mails, own) : own;
    writeFileSync(`${folder}/${locale}.json`, `${JSON.stringify(content, null, 2)}\n`);
  }
}
