import { AppError } from '../../../errors/app-error.ts';
import type { Connection, LinkTarget, RelationInput } from './relation-input.ts';
import { keyOf, TargetList } from './target-list.ts';

/**
 * The order of a relation after a change. Connecting what is connected already moves it. A position may
 * name an entry that the same change connects, wherever it stands in the list: that one is placed first. The time
 * grows with the number of links and of changes, whatever the order they are sent in. Throws 400 when a position
 * names an entry that is neither connected nor being connected, or when positions name each other in a circle.
 */
export function orderLinks(current: readonly LinkTarget[], input: RelationInput): readonly LinkTarget[] {
  if (input.kind === 'set') return unique(input.targets);
  const gone = new Set(input.disconnect.map(keyOf));
  const order = new TargetList(current.filter((link) => !gone.has(keyOf(link))));
  const waiting = new Set(input.connect);
  const byId = new Map<number, Connection>();
  for (const connection of input.connect) if (!byId.has(connection.id)) byId.set(connection.id, connection);
  for (const connection of input.connect) {
    for (const next of withFoundations(connection, order, waiting, byId).toReversed()) {
      order.place({ id: next.id, uid: next.uid }, placeOf(next));
    }
  }
  return order.inOrder();
}

/** The connection and those that have to be placed before it, the last one first; takes them from `waiting`. */
function withFoundations(
  connection: Connection,
  order: TargetList,
  waiting: Set<Connection>,
  byId: ReadonlyMap<number, Connection>,
): readonly Connection[] {
  const chain: Connection[] = [];
  let next: Connection | undefined = connection;
  while (next && waiting.delete(next)) {
    chain.push(next);
    const anchor = anchorOf(next);
    if (anchor === null || order.has(anchor)) return chain;
    const foundation = byId.get(anchor);
    // Not in the order and not waiting any more: it is further up in this very chain.
    if (foundation === undefined || !waiting.has(foundation)) throw positionError(next, anchor);
    next = foundation;
  }
  return chain;
}

function anchorOf({ position }: Connection): number | null {
  if ('before' in position) return position.before;
  return 'after' in position ? position.after : null;
}

function placeOf({ position }: Connection) {
  if ('start' in position) return 'start';
  return 'end' in position ? 'end' : position;
}

function unique(targets: readonly LinkTarget[]): readonly LinkTarget[] {
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function positionError({ id, position }: Connection, anchor: number): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'RELATION_POSITION_UNKNOWN',
    message: `There was a problem connecting relation with id ${id} at position ${JSON.stringify(position)}. The relation with id ${anchor} needs to be connected first.`,
  });
}
