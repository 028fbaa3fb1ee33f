import { anyChar, intersection, overlaps, type CharSet } from './char-set.ts';
import { charsOf, type RegexNode } from './syntax.ts';

/** The maximum number of paths through an expression; one with more is not analysed further. */
const maxPaths = 300;

/** A counted repetition with this many optional characters counts as unbounded. */
const many = 30;

/**
 * One way of matching up to a position: the number of repetitions that could pass characters to a later one so far, and
 * the last repetition that may still do so.
 */
interface Path {
  readonly handed: number;
  readonly open: Open | null;
}

interface Open {
  readonly set: CharSet;
  /** The characters that it repeats, and those that must follow up to the position: one set for each. */
  readonly between: readonly CharSet[];
}

const fresh: readonly Path[] = [{ handed: 0, open: null }];

/** The search of an unanchored expression for its start, which the engine repeats at every position. */
const everyStart: readonly Path[] = [{ handed: 0, open: { set: anyChar, between: [] } }];

/**
 * Returns how many times, on one path through an expression, a repetition competes with an earlier one for the same
 * characters: both can match some text that contains what is between them. Each time multiplies the time of a
 * backtracking engine by the length of the text. `Infinity` if there are too many paths.
 * @param isAnchored whether a match can start only at the beginning of the text
 */
export function competingRepetitions(tree: RegexNode, isAnchored: boolean): number {
  let max = 0;
  const walk = (node: RegexNode, paths: readonly Path[]): readonly Path[] => {
    if (paths.length > maxPaths) {
      max = Infinity;
      return fresh;
    }
    switch (node.kind) {
      case 'chars':
        return distinct(paths.map((path) => past(path, node.set)));
      case 'sequence':
        return node.items.reduce((soFar, item) => walk(item, soFar), paths);
      case 'choice':
        return distinct(node.branches.flatMap((branch) => walk(branch, paths)));
      case 'repeat': {
        const after = isLoop(node) ? loop(node, paths) : walkTwice(node, paths);
        return node.min === 0 ? distinct([...paths, ...after]) : after;
      }
      case 'assertion':
        walk(node.group, fresh);
        return paths;
      case 'backreference':
        return paths;
    }
  };
  const loop = ({ group }: Repeat, paths: readonly Path[]): readonly Path[] => {
    const open = { set: charsOf(group), between: neededBy(group) };
    const after = paths.flatMap((path) => {
      const handed = path.handed + (competes(path.open, open) ? 1 : 0);
      max = Math.max(max, handed);
      // An earlier one may still compete with a later one, if this one matches nothing.
      return handed > path.handed ? [{ handed, open }] : [{ handed, open }, past(path, open.set)];
    });
    if (group.kind !== 'chars') walk(group, fresh);
    return distinct(after);
  };
  /** Two copies of a counted group stand for all: more of them are checked with the groups. */
  const walkTwice = ({ group, max }: Repeat, paths: readonly Path[]): readonly Path[] => {
    const once = max === 0 ? paths : walk(group, paths);
    return max < 2 || group.kind === 'chars' ? once : distinct([...once, ...walk(group, once)]);
  };
  walk(tree, isAnchored ? fresh : everyStart);
  return max;
}

type Repeat = RegexNode & { readonly kind: 'repeat' };

function isLoop({ group, min, max }: Repeat): boolean {
  return max === Infinity || (group.kind === 'chars' && max - min >= many);
}

/** Returns the path after a required character. */
function past({ handed, open }: Path, set: CharSet): Path {
  const isPassed = open !== null && overlaps(open.set, set);
  return { handed, open: isPassed ? { set: open.set, between: added(open.between, set) } : null };
}

function added(sets: readonly CharSet[], set: CharSet): readonly CharSet[] {
  return sets.some((known) => keyOf(known) === keyOf(set)) ? sets : [...sets, set];
}

function competes(earlier: Open | null, later: Open): boolean {
  if (earlier === null) return false;
  const both = intersection(earlier.set, later.set);
  const needed = [...earlier.between, ...later.between];
  return both.length > 0 && needed.every((set) => overlaps(set, both));
}

/** Returns the characters that a part matches each time, whatever else it matches. */
function neededBy(node: RegexNode): readonly CharSet[] {
  switch (node.kind) {
    case 'chars':
      return [node.set];
    case 'sequence':
      return node.items.flatMap(neededBy);
    case 'repeat':
      return node.min === 0 ? [] : neededBy(node.group);
    case 'choice':
    case 'assertion':
    case 'backreference':
      return [];
  }
}

function distinct(paths: readonly Path[]): readonly Path[] {
  return [...new Map(paths.map((path) => [pathKey(path), path])).values()];
}

function pathKey({ handed, open }: Path): string {
  return open === null ? String(handed) : [handed, ...[open.set, ...open.between].map(keyOf)].join(';');
}

function keyOf(set: CharSet): string {
  return set.join(' ');
}
