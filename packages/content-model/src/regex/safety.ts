import { isAmbiguousWhenRepeated, matchesNothing } from './ambiguity.ts';
import { competingRepetitions } from './competition.ts';
import { parseRegex, type RegexNode } from './syntax.ts';

/** Expressions beyond this many characters are refused: nobody can read them, and judging them takes time. */
export const longestRegex = 500;

/** How often repetitions may compete for the same characters; once more makes the time cubic. */
const mostCompeting = 1;

export type RegexVerdict = 'safe' | 'invalid' | 'too-long' | 'slow';

/**
 * Judges an expression before it meets the texts of users. `slow` means that a backtracking engine could take
 * more than quadratic time on some text: an ambiguous group is repeated (`(a+)+`, `(a|a)*`), repetitions compete for the
 * same characters more than once (`^.*.*.*x`, `^.*@.*.*x`, `^a*a*b*b*$`), or there is a backreference. Without `^` at its beginning an
 * expression is tried at every place of the text, which counts as a repetition before it (`.*.*x`).
 * @param source as it stands between the slashes of a literal, read without flags
 */
export function judgeRegex(source: string): RegexVerdict {
  if (source.length > longestRegex) return 'too-long';
  try {
    RegExp(source);
  } catch {
    return 'invalid';
  }
  const tree = parseRegex(source);
  const isAnchored = source.startsWith('^') && tree.kind !== 'choice';
  const isSlow = hasHarmfulRepetition(tree) || competingRepetitions(tree, isAnchored) > mostCompeting;
  return isSlow ? 'slow' : 'safe';
}

function hasHarmfulRepetition(node: RegexNode): boolean {
  switch (node.kind) {
    case 'chars':
      return false;
    case 'backreference':
      return true;
    case 'sequence':
      return node.items.some(hasHarmfulRepetition);
    case 'choice':
      return node.branches.some(hasHarmfulRepetition);
    case 'assertion':
      return hasHarmfulRepetition(node.group);
    case 'repeat':
      return (
        hasHarmfulRepetition(node.group) ||
        (node.max > 2 && node.group.kind !== 'chars' && isHarmfulWhenRepeated(node))
      );
  }
}

/** A counted group that can match nothing lets the engine choose which of its copies do. */
function isHarmfulWhenRepeated({ group, max }: RegexNode & { kind: 'repeat' }): boolean {
  return (max !== Infinity && matchesNothing(group)) || isAmbiguousWhenRepeated(group);
}
