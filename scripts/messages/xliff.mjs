import { js2xliff, xliff2js } from 'xliff';
import { catalogue, translationsIn } from './coverage.mjs';

/**
 * Returns the messages of workspaces as an XLIFF 2.0 document, with a file for each workspace.
 *
 * @param {readonly { name: string, folder: string, messages: readonly { id: string, text: string }[] }[]} workspaces
 * @param {string} locale the language of the translations; missing ones are empty
 * @returns {Promise<string>}
 */
export function toXliff(workspaces, locale) {
  const resources = workspaces.map(({ name, folder, messages }) => {
    const translations = translationsIn(folder, locale);
    const units = Object.entries(catalogue(messages)).map(([id, source]) => [
      id,
      { source, target: translations[id] ?? '' },
    ]);
    return [name, Object.fromEntries(units)];
  });
  return js2xliff({ sourceLanguage: 'en', targetLanguage: locale, resources: Object.fromEntries(resources) });
}

/**
 * Reads the translations of an XLIFF 2.0 document. Units without a translation, and those that are not messages of the
 * workspaces, are left out.
 *
 * @param {string} document
 * @param {readonly { name: string, messages: readonly { id: string }[] }[]} workspaces
 * @returns {Promise<{ locale: string, translations: Map<string, Record<string, string>>, unknown: string[] }>} the
 *   translations by workspace, in the order of its messages, and the ids of unknown units
 */
export async function fromXliff(document, workspaces) {
  const { targetLanguage, resources } = await xliff2js(document);
  if (!/^[a-z]{2}(?:-[A-Za-z]+)?$/.test(targetLanguage ?? ''))
    throw new Error('The document has no trgLang, the code of its language.');
  const translations = new Map();
  const unknown = [];
  for (const [name, units] of Object.entries(resources)) {
    const known = workspaces.find((workspace) => workspace.name === name)?.messages ?? [];
    const ids = new Set(known.map(({ id }) => id));
    unknown.push(...Object.keys(units).filter((id) => !ids.has(id)));
    const translated = [...ids].filter(
      (id) => typeof units[id]?.target === 'string' && units[id].target !== '',
    );
    translations.set(name, Object.fromEntries(translated.map((id) => [id, units[id].target])));
  }
  return { locale: targetLanguage, translations, unknown };
}
