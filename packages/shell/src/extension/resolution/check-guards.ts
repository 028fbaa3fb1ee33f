/** Limits the recursion; deeper conditions and rules are rejected. */
const maxDepth = 10;

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isRequirement(value: unknown): boolean {
  if (!isObject(value) || !isText(value['action'])) return false;
  const { subject } = value;
  return subject === undefined || subject === null || isText(subject);
}

function isRule(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > maxDepth) return false;
  const { match, of } = value;
  return (match === 'all' || match === 'any') && isRuleList(of, depth + 1);
}

function isRuleList(value: unknown, depth = 0): boolean {
  return Array.isArray(value) && value.every((one) => isRequirement(one) || isRule(one, depth));
}

function isCondition(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > maxDepth) return false;
  const [key, ...others] = Object.keys(value);
  if (key === undefined || others.length > 0) return false;
  const inner = value[key];
  const isListOf = (accepts: (one: unknown) => boolean) => Array.isArray(inner) && inner.every(accepts);
  if (key === 'can') return isRequirement(inner);
  if (key === 'flag') return isText(inner);
  if (key === 'contentType') return isListOf(isText);
  if (key === 'all' || key === 'any') return isListOf((one) => isCondition(one, depth + 1));
  return key === 'not' && isCondition(inner, depth + 1);
}

/** The keys of guards and placement, with the edit distance up to which another key counts as misspelt. */
const guardKeys = { requires: 2, when: 1, before: 1, after: 1 } as const;

/** Words that are similar to a guard key but legitimate. */
const ownWords: ReadonlySet<string> = new Set(['required', 'then']);

/** Returns the edit distance between two words. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Keys that are not misspelt. Contributions share few keys, and comparing them costs more than the rest of the check. */
const correctKeys = new Set<string>();

function mistypedKey(value: Fields): string | undefined {
  for (const key of Object.keys(value)) {
    if (correctKeys.has(key) || key in guardKeys || ownWords.has(key) || key.length > 12) continue;
    const meant = Object.entries(guardKeys).find(([word, letters]) => distance(key, word) <= letters);
    if (meant) return `\`${key}\` is unknown; did you mean \`${meant[0]}\`?`;
    correctKeys.add(key);
  }
  return undefined;
}

/**
 * Returns one sentence if `requires`, `when`, `before` or `after` of a contribution has an invalid value, or is
 * misspelt, which would show the contribution to every user. Plugins without a compiler, casts and generated lists can
 * contain such values.
 */
export function checkGuards(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { requires, when, before, after } = value;
  // Only actions and zones accept a function, which is evaluated inside their boundary.
  const isComputed = typeof requires === 'function' && 'useAction' in value;
  if (requires !== undefined && !isComputed && !isRuleList(requires) && !isRule(requires)) {
    return "`requires` must be a list of permissions such as { action: 'plugin::notes.read' }, or made with `anyOf` or `allOf`.";
  }
  if (when !== undefined && !(typeof when === 'function' && 'component' in value) && !isCondition(when)) {
    return '`when` must be a condition made with `can`, `flag`, `contentType`, `all`, `any` or `not`.';
  }
  for (const [key, id] of Object.entries({ before, after })) {
    if (id !== undefined && !isText(id)) return `\`${key}\` must be the id of another contribution.`;
  }
  return mistypedKey(value);
}
