import { anyChar, intersection, overlaps, type CharSet } from './char-set.ts';
import { charsOf, type RegexNode } from './syntax.ts';

/** So many ways through an expression are followed at most; one that has more is not worth judging further. */
const maxPaths = 300;

/** Counted characters of which so many may be left out are as bad as any number of them. */
const many = 30;

/**
 * How a match may have come to a place: how many repetitions could hand characters over to a later one so far, and the
 * last repetition that may still do so.
 */
interface Path {
  readonly handed: number;
  readonly open: Open | null;
}

interface Open {
  readonly set: CharSet;
  /** What it takes each time and what stands between it and the place: a set for each character that has to be there. */
  readonly between: readonly CharSet[];
}

const fresh: readonly Path[] = [{ handed: 0, open: null }];

/** What the engine does by itself where nothing says that a match begins with the text. */
const everyStart: readonly Path[] = [{ handed: 0, open: { set: anyChar, between: [] } }];

/**
 * How many times, on one way through an expression, a repetition competes with an earlier one for the same characters:
 * both can take some text that contains what stands between them. Each time multiplies the time that a backtracking
 * engine may take by the length of the text, wherever in the text that happens. `Infinity` where there are too many ways
 * to tell.
 * @param isAnchored whether a match can begin nowhere but at the beginning of the text
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
      // An earlier one may still compete with a later one, with this one taking nothing of it.
      return handed > path.handed ? [{ handed, open }] : [{ handed, open }, past(path, open.set)];
    });
    if (group.kind !== 'chars') walk(group, fresh);
    return distinct(after);
  };
  /** Two copies of a counted group stand for all: more of them are judged where groups are. */
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

/** The way behind a character that has to be there. */
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

/** The characters that a part takes each time, whatever else it takes. */
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
