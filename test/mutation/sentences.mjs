/**
 * Matches a sentence for users, by its first word: `Read`, `Invalid credentials`; not an id, keyword, field name or
 * code.
 */
const forPeople = /^[A-Z][a-z]*(?:[\s,]|$)/;

/** @returns the text of a literal up to the first value that is filled in; undefined for anything else */
function textOf(path) {
  if (path.isStringLiteral()) return path.node.value;
  return path.isTemplateLiteral() ? path.node.quasis[0].value.cooked : undefined;
}

/** Excludes texts for users from mutation: a changed sentence is not a changed rule. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore: (path) =>
        forPeople.test(textOf(path) ?? '') ? 'A text for people is no rule.' : undefined,
    },
  },
];
