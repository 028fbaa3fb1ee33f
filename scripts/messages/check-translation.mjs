import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * The parts of a message that a translation must have in common with it.
 *
 * @typedef {object} MessageParts
 * @property {Map<string, string>} placeholders the kind of each placeholder: `value`, `number`, `date`, `time`, `choice`
 * @property {Set<string>} tags
 * @property {{ name: string, type: string, categories: string[] }[]} plurals
 * @property {Map<string, Set<string>>} selects the options of each placeholder with named options
 * @property {string} words the text without placeholders
 */

const kinds = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'choice',
};

/**
 * Parses a message.
 *
 * @param {string} text
 * @returns {MessageParts}
 * @throws SyntaxError for a message that is not ICU message syntax
 */
export function partsOf(text) {
  const parts = { placeholders: new Map(), tags: new Set(), plurals: [], selects: new Map(), words: '' };
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) parts.words += element.value;
      if (element.type in kinds) {
        // A number that decides between plural forms may also be printed as a number.
        const known = parts.placeholders.get(element.value);
        if (known === undefined || known === 'value')
          parts.placeholders.set(element.value, kinds[element.type]);
      }
      if (element.type === TYPE.tag) {
        parts.tags.add(element.value);
        visit(element.children);
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const categories = Object.keys(element.options);
        if (element.type === TYPE.plural)
          parts.plurals.push({ name: element.value, type: element.pluralType, categories });
        else {
          const options = parts.selects.get(element.value) ?? new Set();
          parts.selects.set(element.value, new Set([...options, ...categories]));
        }
        for (const { value } of Object.values(element.options)) visit(value);
      }
    }
  };
  visit(parse(text));
  return parts;
}

const difference = (some, others) => [...some].filter((one) => !others.has(one));

const quoted = (names) => names.map((name) => `"${name}"`).join(', ');

/** Returns the plural categories that counts up to 1,000 have; other categories are for fractions and millions. */
function neededCategories(tag, type) {
  const rules = new Intl.PluralRules(tag, { type });
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count))).add('other')];
}

/** Returns whether a message contains a word. */
function hasWords({ words }) {
  return /\p{L}{2}/u.test(words);
}

/**
 * Compares a translation with the English message.
 *
 * @param {{ english: string, translation: string, tag: string, isSameAllowed: boolean }} pair `tag` is the BCP-47 tag of
 *   the language; `isSameAllowed` if the language uses the English text
 * @returns {string[]} one sentence for each problem
 */
export function translationProblems({ english, translation, tag, isSameAllowed }) {
  let original;
  let translated;
  try {
    original = partsOf(english);
    translated = partsOf(translation);
  } catch (error) {
    return [`is not ICU message syntax: ${error.message}`];
  }
  const problems = [];
  const check = (names, problem) => {
    if (names.length > 0) problems.push(`${problem} ${quoted(names)}`);
  };
  check(
    difference(original.placeholders.keys(), new Set(translated.placeholders.keys())),
    'omits the placeholders',
  );
  check(
    difference(translated.placeholders.keys(), new Set(original.placeholders.keys())),
    'has the unknown placeholders',
  );
  check(
    [...translated.placeholders]
      .filter(([name, kind]) => {
        const expected = original.placeholders.get(name);
        return expected !== undefined && kind !== expected && ![kind, expected].includes('value');
      })
      .map(([name]) => name),
    'changes the kind of the placeholders',
  );
  check(difference(original.tags, translated.tags), 'omits the tags');
  check(difference(translated.tags, original.tags), 'has the unknown tags');
  for (const [name, options] of translated.selects) {
    const expected = original.selects.get(name);
    if (expected)
      check(
        [...difference(options, expected), ...difference(expected, options)],
        `differs in the options of {${name}}:`,
      );
  }
  for (const { name, type, categories } of translated.plurals) {
    const needed = neededCategories(tag, type);
    const possible = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
    const given = categories.filter((category) => !category.startsWith('='));
    check(
      needed.filter((category) => !given.includes(category)),
      `lacks the plural categories of {${name}}:`,
    );
    check(
      given.filter((category) => !possible.includes(category)),
      `has plural categories of {${name}} that the language does not have:`,
    );
  }
  if (!isSameAllowed && translation === english && hasWords(original))
    problems.push('equals the English text');
  if (translation.trim() === '') problems.push('is empty');
  return problems;
}

const placeholdersOfMail = (text) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

/**
 * Compares the translation of a mail with its English text, which contains placeholders but no other syntax.
 *
 * @param {{ english: string, translation: string, isSameAllowed: boolean }} pair
 * @returns {string[]} one sentence for each problem
 */
export function mailProblems({ english, translation, isSameAllowed }) {
  const [original, translated] = [placeholdersOfMail(english), placeholdersOfMail(translation)];
  const lost = difference(original, translated);
  const added = difference(translated, original);
  return [
    ...(lost.length > 0 ? [`omits the placeholders ${quoted(lost)}`] : []),
    ...(added.length > 0 ? [`has the unknown placeholders ${quoted(added)}`] : []),
    ...(translation === english && !isSameAllowed ? ['equals the English text'] : []),
    ...(translation.trim() === '' ? ['is empty'] : []),
  ];
}

const styleRules = [
  [/"/, 'has straight quotation marks: write “ ”'],
  [/\be-mail/i, 'says "e-mail": write "email"'],
  [/\b(?:organis|recognis|customis|colour|favourite|grey)/i, 'has British spelling: write American English'],
];

/**
 * Returns the rules of style that an English text breaks.
 *
 * @param {string} english
 * @returns {string[]} one sentence for each problem
 */
export function styleProblems(english) {
  return styleRules.flatMap(([pattern, problem]) => (english.search(pattern) >= 0 ? [problem] : []));
}
