/** Begins with a word as people write it: `Read`, `Invalid credentials`; no id, keyword, name of a field or code. */
const forPeople = /^[A-Z][a-z]*(?:[\s,]|$)/;

/** @returns the text of a literal up to the first value that is filled in; undefined for anything else */
function textOf(path) {
  if (path.isStringLiteral()) return path.node.value;
  return path.isTemplateLiteral() ? path.node.quasis[0].value.cooked : undefined;
}

/** Leaves texts for people as they are: a changed sentence is no changed rule. */
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
