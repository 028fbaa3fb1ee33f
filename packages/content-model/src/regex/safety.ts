import { isAmbiguousWhenRepeated, matchesNothing } from './ambiguity.ts';
import { anyChar, overlaps, type CharSet } from './char-set.ts';
import { charsOf, parseRegex, type RegexNode } from './syntax.ts';

/** Expressions beyond this many characters are refused: nobody can read them, and judging them takes time. */
export const longestRegex = 500;

/** How many repetitions in a row may compete for the same characters; one more makes the time cubic. */
const longestChain = 2;

export type RegexVerdict = 'safe' | 'invalid' | 'too-long' | 'slow';

/**
 * Judges an expression before it meets the texts of users. `slow` means that a backtracking engine could take
 * more than quadratic time on some text: an ambiguous group is repeated (`(a+)+`, `(a|a)*`), three or more
 * overlapping repetitions follow one another (`^.*.*.*x`), or there is a backreference. Without `^` at its beginning an
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
  const isSlow =
    hasHarmfulRepetition(tree) || longestRun(tree, isAnchored ? noRun : everyStart) > longestChain;
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
      return hasHarmfulRepetition(node.group) || longestRun(node.group, noRun) > longestChain;
    case 'repeat':
      return (
        hasHarmfulRepetition(node.group) ||
        (node.max > longestChain && node.group.kind !== 'chars' && isHarmfulWhenRepeated(node))
      );
  }
}

/** A counted group that can match nothing lets the engine choose which of its copies do. */
function isHarmfulWhenRepeated({ group, max }: RegexNode & { kind: 'repeat' }): boolean {
  return (max !== Infinity && matchesNothing(group)) || isAmbiguousWhenRepeated(group);
}

/** A run of unbounded repetitions that can hand characters to one another. */
interface Run {
  readonly length: number;
  readonly set: CharSet;
}

const noRun: Run = { length: 0, set: [] };

/** What the engine does by itself where nothing says that a match begins with the text. */
const everyStart: Run = { length: 1, set: anyChar };

function longestRun(tree: RegexNode, before: Run): number {
  let longest = 0;
  const walk = (node: RegexNode, run: Run): Run => {
    switch (node.kind) {
      case 'chars':
        return overlaps(node.set, run.set) ? run : noRun;
      case 'sequence':
        return node.items.reduce((soFar, item) => walk(item, soFar), run);
      case 'choice':
        return node.branches.map((branch) => walk(branch, run)).reduce(longer);
      case 'repeat': {
        if (node.max !== Infinity) return longer(walk(node.group, run), node.min === 0 ? run : noRun);
        const set = charsOf(node.group);
        const next = { length: overlaps(set, run.set) ? run.length + 1 : 1, set };
        longest = Math.max(longest, next.length);
        if (node.group.kind !== 'chars') walk(node.group, noRun);
        return node.min === 0 ? longer(next, run) : next;
      }
      case 'assertion':
      case 'backreference':
        return run;
    }
  };
  walk(tree, before);
  return longest;
}

function longer(a: Run, b: Run): Run {
  return b.length > a.length ? b : a;
}
