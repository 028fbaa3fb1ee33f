import type { RelationPosition } from '@admin/content-model';
import { asList } from '../../query/query-values.ts';
import { invalidValue } from '../rules/invalid-entry.ts';

/** An entry at the other end of a relation. */
export interface LinkTarget {
  readonly id: number;
  /** Uid of its content type; null where the relation names it. */
  readonly uid: string | null;
}

export interface Connection extends LinkTarget {
  readonly position: RelationPosition;
}

/** What is to become of a relation: all its entries anew, or some added and others taken away. */
export type RelationInput =
  | { readonly kind: 'set'; readonly targets: readonly LinkTarget[] }
  | {
      readonly kind: 'change';
      readonly connect: readonly Connection[];
      readonly disconnect: readonly LinkTarget[];
    };

/**
 * Reads the value of a relation or media attribute: `{connect, disconnect}`, `{set}`, an id, an object
 * with an id, a list of either, or null. Undefined when the attribute is not to be touched.
 */
export function relationInput(path: readonly (string | number)[], value: unknown): RelationInput | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return { kind: 'set', targets: [] };
  const list = Array.isArray(value) ? value : undefined;
  if (list) return { kind: 'set', targets: targets(path, list) };
  if (typeof value !== 'object') return { kind: 'set', targets: targets(path, [value]) };
  if ('set' in value) return { kind: 'set', targets: targets(path, asList(value.set) ?? [value.set]) };
  if (!('connect' in value) && !('disconnect' in value)) {
    return 'id' in value ? { kind: 'set', targets: [target(path, value)] } : undefined;
  }
  const connect = 'connect' in value ? (asList(value.connect) ?? [value.connect]) : [];
  const disconnect = 'disconnect' in value ? (asList(value.disconnect) ?? [value.disconnect]) : [];
  return {
    kind: 'change',
    connect: targets(path, connect).map((item, index) => ({
      ...item,
      position: position(path, connect[index]),
    })),
    disconnect: targets(path, disconnect),
  };
}

function targets(path: readonly (string | number)[], list: readonly unknown[]): LinkTarget[] {
  return list.filter((item) => item !== null && item !== undefined).map((item) => target(path, item));
}

function target(path: readonly (string | number)[], item: unknown): LinkTarget {
  const isObject = typeof item === 'object' && item !== null;
  const id = isObject && 'id' in item ? item.id : item;
  const uid = isObject && '__type' in item && typeof item.__type === 'string' ? item.__type : null;
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidValue(path, `${path.join('.')} must be the id of an entry`);
  return { id: Number(text), uid };
}

function position(path: readonly (string | number)[], item: unknown): RelationPosition {
  const sent = typeof item === 'object' && item !== null && 'position' in item ? item.position : undefined;
  if (typeof sent !== 'object' || sent === null) return { end: true };
  if ('before' in sent) return { before: target(path, sent.before).id };
  if ('after' in sent) return { after: target(path, sent.after).id };
  return 'start' in sent && sent.start === true ? { start: true } : { end: true };
}
