import { isRecord, maxBlockDepth } from '@admin/content-model';
import type { PathStep } from '@admin/content-model/validation';
import type { BlockValidators, NodeFault } from '../../storage/content-storage.ts';

/** The structural properties of a node, which are validated separately. */
const structure: ReadonlySet<string> = new Set(['type', 'children', 'text']);

interface Position {
  /** The path of the node. */
  readonly path: readonly PathStep[];
  /** The number of its block in the document, from 1. */
  readonly block: number;
  readonly depth: number;
}

/**
 * Returns the faults in the nodes and marks of plugins in a document: `Block 3, footnote: note is a required field`. What no
 * plugin declares has none. The structure of the document is valid.
 */
export function* blockFaults(
  document: unknown,
  validators: BlockValidators,
  path: readonly PathStep[],
): Generator<NodeFault> {
  if (!Array.isArray(document)) return;
  const blocks: readonly unknown[] = document;
  for (const [index, block] of blocks.entries())
    yield* inNode(block, validators, { path: [...path, index], block: index + 1, depth: 0 });
}

function* inNode(
  node: unknown,
  validators: BlockValidators,
  { path, block, depth }: Position,
): Generator<NodeFault> {
  if (!isRecord(node) || depth > maxBlockDepth) return;
  const { type, children } = node;
  if (type === 'text') yield* markFaults(node, validators.marks, { path, block, depth });
  const validate = typeof type === 'string' ? validators.nodes.get(type) : undefined;
  for (const fault of validate?.(propertiesOf(node)) ?? [])
    yield { path: [...path, ...fault.path], message: `Block ${block}, ${String(type)}: ${fault.message}` };
  if (!Array.isArray(children)) return;
  const inner: readonly unknown[] = children;
  for (const [index, child] of inner.entries())
    yield* inNode(child, validators, { path: [...path, 'children', index], block, depth: depth + 1 });
}

function* markFaults(
  text: Readonly<Record<string, unknown>>,
  marks: ReadonlySet<string>,
  { path, block }: Position,
): Generator<NodeFault> {
  for (const mark of marks) {
    if (!Object.hasOwn(text, mark) || typeof text[mark] === 'boolean') continue;
    yield { path: [...path, mark], message: `Block ${block}: the mark ${mark} must be true or false` };
  }
}

function propertiesOf(node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !structure.has(name)));
}
