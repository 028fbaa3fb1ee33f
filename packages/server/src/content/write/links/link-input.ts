import {
  ownValue,
  linkedEntries,
  readBlocks,
  type ScalarAttribute,
  type RelationPosition,
} from '@admin/content-model';
import { asList } from '../../query/query-values.ts';
import type { MediaField } from '../../storage/entry-table.ts';
import { fieldIdOf, type RelationEnd } from '../../storage/relation-end.ts';
import { invalidValue } from '../rules/invalid-entry.ts';

/** The kind of links: entries of a relation, files, or entries linked in a document. */
export type LinkKind = 'relation' | 'media' | 'document';

/** A relation, media attribute or document to write. */
export interface LinkInput {
  readonly attribute: string;
  readonly kind: LinkKind;
  /** The relation; null for the other kinds. */
  readonly end: RelationEnd | null;
  /** Field id in the link rows. */
  readonly field: string;
  /** Stores only the last entry. */
  readonly single: boolean;
  readonly input: RelationInput;
}

interface LinkingModel {
  readonly scalars: readonly { readonly attribute: string; readonly definition: ScalarAttribute }[];
  readonly relations: readonly RelationEnd[];
  readonly media: readonly MediaField[];
}

/** Returns the relations, media and documents among the sent values of an entry or component. */
export function linkInputs(
  model: LinkingModel,
  values: Readonly<Record<string, unknown>>,
  at: readonly (string | number)[],
): readonly LinkInput[] {
  const inputs: LinkInput[] = [];
  for (const end of model.relations) {
    // The mirror of a morph relation is written from the other side only.
    if (end.definition.morphBy !== undefined) continue;
    const { attribute, field, toOne: single } = end;
    const input = relationInput([...at, attribute], ownValue(values, attribute));
    if (input) inputs.push({ kind: 'relation', attribute, end, field, single, input });
  }
  for (const { attribute, definition, field } of model.media) {
    const input = relationInput([...at, attribute], ownValue(values, attribute));
    const single = definition.multiple !== true;
    if (input) inputs.push({ kind: 'media', attribute, end: null, field, single, input });
  }
  for (const { attribute, definition } of model.scalars) {
    const sent = ownValue(values, attribute);
    if (definition.type !== 'blocks' || sent === undefined) continue;
    const targets = linkedEntries(readBlocks(sent)).map(({ __type: uid, id }) => ({ uid, id }));
    const field = fieldIdOf(attribute, definition);
    inputs.push({
      kind: 'document',
      attribute,
      end: null,
      field,
      single: false,
      input: { kind: 'set', targets },
    });
  }
  return inputs;
}

/** An entry at the other end of a relation. */
export interface LinkTarget {
  readonly id: number;
  /** Uid of its content type; null if the relation determines it. */
  readonly uid: string | null;
}

/** An entry to connect, with its position among the others. */
export interface PositionedTarget extends LinkTarget {
  readonly position: RelationPosition;
}

/** A change of a relation: a new list of entries, or entries to connect and disconnect. */
export type RelationInput =
  | { readonly kind: 'set'; readonly targets: readonly LinkTarget[] }
  | {
      readonly kind: 'change';
      readonly connect: readonly PositionedTarget[];
      readonly disconnect: readonly LinkTarget[];
    };

/**
 * Parses the value of a relation or media attribute: `{connect, disconnect}`, `{set}`, an id, an object with an id, a
 * list of either, or null. Returns undefined for a value that changes nothing.
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
