import { overlaps, type CharSet } from './char-set.ts';
import { competingRepetitions } from './competition.ts';
import { parseRegex, type RegexNode } from './syntax.ts';

/** Longer expressions are rejected: they are unreadable, and slow to analyse. */
export const maxRegexLength = 500;

/** How often repetitions may compete for the same characters; once more makes the time cubic. */
const maxCompeting = 1;

export type RegexClass = 'safe' | 'invalid' | 'too-long' | 'slow';

/**
 * Classifies an expression before it runs on user input. `slow` means that a backtracking engine could take more than
 * quadratic time on some text: an ambiguous group is repeated (`(a+)+`, `(a|a)*`), repetitions compete for the same
 * characters more than once (`^.*.*.*x`, `^.*@.*.*x`, `^a*a*b*b*$`), or there is a backreference. Without `^` at its
 * start an expression is tried at every position of the text, which counts as a repetition before it (`.*.*x`).
 * @param source the text between the slashes of a literal, parsed without flags
 */
export function classifyRegex(source: string): RegexClass {
  if (source.length > maxRegexLength) return 'too-long';
  try {
    RegExp(source);
  } catch {
    return 'invalid';
  }
  const tree = parseRegex(source);
  const isAnchored = source.startsWith('^') && tree.kind !== 'choice';
  const isSlow = hasSlowRepetition(tree) || competingRepetitions(tree, isAnchored) > maxCompeting;
  return isSlow ? 'slow' : 'safe';
}

function hasSlowRepetition(node: RegexNode): boolean {
  switch (node.kind) {
    case 'chars':
      return false;
    case 'backreference':
      return true;
    case 'sequence':
      return node.items.some(hasSlowRepetition);
    case 'choice':
      return node.branches.some(hasSlowRepetition);
    case 'assertion':
      return hasSlowRepetition(node.group);
    case 'repeat':
      return (
        hasSlowRepetition(node.group) ||
        (node.max > 2 && node.group.kind !== 'chars' && isSlowWhenRepeated(node))
      );
  }
}

/** A counted group that can match nothing lets the engine choose which of its copies do. */
function isSlowWhenRepeated({ group, max }: RegexNode & { kind: 'repeat' }): boolean {
  return (max !== Infinity && matchesNothing(group)) || isAmbiguousWhenRepeated(group);
}

/** A position in the expression that consumes one character, and the possible next positions. */
interface Position {
  readonly set: CharSet;
  readonly follow: Position[];
}

/** The positions at which a part can start and end, and whether it can match nothing. */
interface Part {
  readonly first: readonly Position[];
  readonly last: readonly Position[];
  readonly isNullable: boolean;
}

/** The maximum number of positions: nested counts multiply them; an expression with more is not analysed further. */
const maxPositions = 1000;

const empty: Part = { first: [], last: [], isNullable: true };

/**
 * Returns whether repeating a group leaves more than one way to match some text: after one of its characters the next
 * one can be matched at two positions, or at one position along two ways. Such a repetition makes a backtracking engine
 * try all combinations, which takes exponential time. Some harmless expressions count as ambiguous too (`(a|ab)*`); no
 * harmful one counts as unambiguous.
 */
export function isAmbiguousWhenRepeated(group: RegexNode): boolean {
  const positions: Position[] = [];
  build({ kind: 'repeat', group, min: 1, max: Infinity }, positions);
  if (positions.length >= maxPositions) return true;
  return positions.some(({ follow }) =>
    follow.some((position, index) =>
      follow.slice(index + 1).some((other) => overlaps(position.set, other.set)),
    ),
  );
}

function build(node: RegexNode, positions: Position[]): Part {
  if (positions.length >= maxPositions) return empty;
  switch (node.kind) {
    case 'chars': {
      const position: Position = { set: node.set, follow: [] };
      positions.push(position);
      return { first: [position], last: [position], isNullable: false };
    }
    case 'sequence':
      return node.items.reduce<Part>((part, item) => join(part, build(item, positions)), empty);
    case 'choice':
      return node.branches.map((branch) => build(branch, positions)).reduce(either);
    case 'repeat':
      return repeat(node, positions);
    case 'assertion':
    case 'backreference':
      return empty;
  }
}

function repeat(node: RegexNode & { kind: 'repeat' }, positions: Position[]): Part {
  if (node.max === 0) return empty;
  let part = build(node.group, positions);
  if (node.max === Infinity) connect(part.last, part.first);
  // Two copies stand for any number: ambiguity between the first and the second occurs between all.
  else if (node.max > 1) {
    const second = build(node.group, positions);
    part = join(part, node.min === node.max ? second : { ...second, isNullable: true });
  }
  return node.min === 0 ? { ...part, isNullable: true } : part;
}

function join(left: Part, right: Part): Part {
  connect(left.last, right.first);
  return {
    first: left.isNullable ? [...left.first, ...right.first] : left.first,
    last: right.isNullable ? [...left.last, ...right.last] : right.last,
    isNullable: left.isNullable && right.isNullable,
  };
}

function either(left: Part, right: Part): Part {
  return {
    first: [...left.first, ...right.first],
    last: [...left.last, ...right.last],
    isNullable: left.isNullable || right.isNullable,
  };
}

/** A connection made twice is in the list twice, because it is a second way to the same position. */
function connect(from: readonly Position[], to: readonly Position[]): void {
  for (const position of from) position.follow.push(...to);
}

/** Returns whether a part can match without consuming a character. */
export function matchesNothing(node: RegexNode): boolean {
  return build(node, []).isNullable;
}
