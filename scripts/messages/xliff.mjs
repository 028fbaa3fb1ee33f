import { js2xliff, xliff2js } from 'xliff';
import { englishOf, translationsOf } from './catalogues.mjs';

/**
 * Returns the messages of catalogues as an XLIFF 2.0 document, with a file for each catalogue.
 *
 * @param {readonly import('./catalogues.mjs').Catalogue[]} catalogues
 * @param {string} locale the language of the translations; missing ones are empty
 * @returns {Promise<string>}
 */
export function toXliff(catalogues, locale) {
  const resources = catalogues.map((catalogue) => {
    const translations = translationsOf(catalogue, locale);
    const units = Object.entries(englishOf(catalogue)).map(([id, source]) => [
      id,
      { source, target: translations[id] ?? '' },
    ]);
    return [catalogue.name, Object.fromEntries(units)];
  });
  return js2xliff({ sourceLanguage: 'en', targetLanguage: locale, resources: Object.fromEntries(resources) });
}

/**
 * Reads the translations of an XLIFF 2.0 document. Units without a translation, and those that are not messages of the
 * catalogues, are left out.
 *
 * @param {string} document
 * @param {readonly import('./catalogues.mjs').Catalogue[]} catalogues
 * @returns {Promise<{ locale: string, translations: Map<string, Record<string, string>>, unknown: string[] }>} the
 *   translations by catalogue, in the order of its messages, and the ids of unknown units
 */
export async function fromXliff(document, catalogues) {
  const { targetLanguage, resources } = await xliff2js(document);
  if (!/^[a-z]{2}(?:-[A-Za-z]+)?$/.test(targetLanguage ?? ''))
    throw new Error('The document has no trgLang, the code of its language.');
  const translations = new Map();
  const unknown = [];
  for (const [name, units] of Object.entries(resources)) {
    const ids = Object.keys(
      englishOf(catalogues.find((catalogue) => catalogue.name === name) ?? { parts: [] }),
    );
    unknown.push(...Object.keys(units).filter((id) => !ids.includes(id)));
    const translated = ids.filter((id) => typeof units[id]?.target === 'string' && units[id].target !== '');
    translations.set(name, Object.fromEntries(translated.map((id) => [id, units[id].target])));
  }
  return { locale: targetLanguage, translations, unknown };
}
