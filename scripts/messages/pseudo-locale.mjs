import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'àƀçđéƒĝĥîĵķĺɱñôþɋŕšţûṽŵẋýž';
const accents = Object.fromEntries(plain.split('').map((letter, index) => [letter, accented[index]]));

/** The share by which texts of other languages are longer than English ones; short texts grow more. */
const growth = 0.4;

/** Returns words with accents, lengthened at their end. */
function lengthened(words) {
  const changedWords = words.replaceAll(/[a-z]/g, (letter) => accents[letter] ?? letter);
  const letters = changedWords.replaceAll(/[^\p{L}]/gu, '').length;
  const added = Math.ceil(letters * growth);
  // At the end of the last word, as in languages with long words.
  return added === 0
    ? changedWords
    : changedWords.replace(/(\p{L})([^\p{L}]*)$/u, (_, last, rest) => `${last}${'ẋ'.repeat(added)}${rest}`);
}

function changed(element) {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: lengthened(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(changed) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(changed) },
          ]),
        ),
      };
    default:
      return element;
  }
}

/**
 * Returns a message in the pseudo-locale: readable English with accents, 40 % longer. It shows texts that are not messages,
 * and labels that have no room in other languages.
 *
 * @param {string} text in ICU message syntax
 */
export function pseudoText(text) {
  return printAST(parse(text).map(changed));
}
