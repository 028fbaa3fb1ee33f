import { anyChar, intersection, overlaps, type CharSet } from './char-set.ts';
import { charsOf, type RegexNode } from './syntax.ts';

/** So many ways through an expression are followed at most; one that has more is not worth judging further. */
const mostWays = 300;

/** Counted characters of which so many may be left out are as bad as any number of them. */
const many = 30;

/**
 * How a match may have come to a place: how many repetitions could hand characters over to a later one so far, and the
 * last repetition that may still do so.
 */
interface Way {
  readonly handed: number;
  readonly open: Open | null;
}

interface Open {
  readonly set: CharSet;
  /** What it takes each time and what stands between it and the place: a set for each character that has to be there. */
  readonly between: readonly CharSet[];
}

const fresh: readonly Way[] = [{ handed: 0, open: null }];

/** What the engine does by itself where nothing says that a match begins with the text. */
const everyStart: readonly Way[] = [{ handed: 0, open: { set: anyChar, between: [] } }];

/**
 * How many times, on one way through an expression, a repetition competes with an earlier one for the same characters:
 * both can take some text that contains what stands between them. Each time multiplies the time that a backtracking
 * engine may take by the length of the text, wherever in the text that happens. `Infinity` where there are too many ways
 * to tell.
 * @param isAnchored whether a match can begin nowhere but at the beginning of the text
 */
export function competingRepetitions(tree: RegexNode, isAnchored: boolean): number {
  let most = 0;
  const walk = (node: RegexNode, ways: readonly Way[]): readonly Way[] => {
    if (ways.length > mostWays) {
      most = Infinity;
      return fresh;
    }
    switch (node.kind) {
      case 'chars':
        return distinct(ways.map((way) => past(way, node.set)));
      case 'sequence':
        return node.items.reduce((soFar, item) => walk(item, soFar), ways);
      case 'choice':
        return distinct(node.branches.flatMap((branch) => walk(branch, ways)));
      case 'repeat': {
        const after = isLoop(node) ? loop(node, ways) : walkTwice(node, ways);
        return node.min === 0 ? distinct([...ways, ...after]) : after;
      }
      case 'assertion':
        walk(node.group, fresh);
        return ways;
      case 'backreference':
        return ways;
    }
  };
  const loop = ({ group }: Repeat, ways: readonly Way[]): readonly Way[] => {
    const open = { set: charsOf(group), between: neededBy(group) };
    const after = ways.flatMap((way) => {
      const handed = way.handed + (competes(way.open, open) ? 1 : 0);
      most = Math.max(most, handed);
      // An earlier one may still compete with a later one, with this one taking nothing of it.
      return handed > way.handed ? [{ handed, open }] : [{ handed, open }, past(way, open.set)];
    });
    if (group.kind !== 'chars') walk(group, fresh);
    return distinct(after);
  };
  /** Two copies of a counted group stand for all: more of them are judged where groups are. */
  const walkTwice = ({ group, max }: Repeat, ways: readonly Way[]): readonly Way[] => {
    const once = max === 0 ? ways : walk(group, ways);
    return max < 2 || group.kind === 'chars' ? once : distinct([...once, ...walk(group, once)]);
  };
  walk(tree, isAnchored ? fresh : everyStart);
  return most;
}

type Repeat = RegexNode & { readonly kind: 'repeat' };

function isLoop({ group, min, max }: Repeat): boolean {
  return max === Infinity || (group.kind === 'chars' && max - min >= many);
}

/** The way behind a character that has to be there. */
function past({ handed, open }: Way, set: CharSet): Way {
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

function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [wayKey(way), way])).values()];
}

function wayKey({ handed, open }: Way): string {
  return open === null ? String(handed) : [handed, ...[open.set, ...open.between].map(keyOf)].join(';');
}

function keyOf(set: CharSet): string {
  return set.join(' ');
}
