import { AppError } from '../../../errors/app-error.ts';
import type { Connection, LinkTarget, RelationInput } from './relation-input.ts';

/** An entry in the order that a relation is to have. */
export type Wanted = LinkTarget;

/**
 * The order of a relation after a change. Connecting what is connected already moves it. A position may
 * name an entry that the same change connects, wherever it stands in the list; throws 400 when it names
 * one that is neither connected nor being connected.
 */
export function orderLinks(current: readonly LinkTarget[], input: RelationInput): readonly Wanted[] {
  if (input.kind === 'set') return unique(input.targets);
  const gone = new Set(input.disconnect.map(keyOf));
  const order = current.filter((link) => !gone.has(keyOf(link)));
  let waiting: readonly Connection[] = input.connect;
  while (waiting.length > 0) {
    const later = waiting.filter((connection) => !place(order, connection));
    const stuck = later.length === waiting.length ? later[0] : undefined;
    if (stuck) throw positionError(stuck);
    waiting = later;
  }
  return order;
}

/** Identifies a target within one relation. */
export function keyOf(target: LinkTarget): string {
  return `${target.uid ?? ''}#${target.id}`;
}

function place(order: LinkTarget[], connection: Connection): boolean {
  const { position } = connection;
  const anchor = 'before' in position ? position.before : 'after' in position ? position.after : null;
  if (anchor !== null && !order.some((link) => link.id === anchor)) return false;
  const before = order.findIndex((link) => keyOf(link) === keyOf(connection));
  if (before >= 0 && anchor === connection.id) return true;
  if (before >= 0) order.splice(before, 1);
  order.splice(indexFor(order, connection), 0, { id: connection.id, uid: connection.uid });
  return true;
}

function indexFor(order: readonly LinkTarget[], { position }: Connection): number {
  if ('start' in position) return 0;
  if ('before' in position) return order.findIndex((link) => link.id === position.before);
  if ('after' in position) return order.findIndex((link) => link.id === position.after) + 1;
  return order.length;
}

function unique(targets: readonly LinkTarget[]): readonly LinkTarget[] {
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function positionError({ id, position }: Connection): AppError {
  const anchor = 'before' in position ? position.before : 'after' in position ? position.after : 0;
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'RELATION_POSITION_UNKNOWN',
    message: `There was a problem connecting relation with id ${id} at position ${JSON.stringify(position)}. The relation with id ${anchor} needs to be connected first.`,
  });
}
