import { brokenBlocksRules, broken, readBlocks, type BlocksProblem } from '@admin/content-model';
import { createEditor, Editor, type Descendant } from 'slate';
import type { BlockNode, BlockType } from '../../contract/block-types.ts';
import {
  embedded,
  embeddedType,
  inlineTextType,
  inlineVoid,
  noInlineElements,
  ownTypes,
  paragraph,
  type BlockElement,
  type BlockTypes,
  type InlineElements,
} from '../nodes.ts';
import { withSchema } from './with-schema.ts';

/** A value that can be edited, or an invalid one that needs a repair. */
export type ReadDocument =
  | { readonly kind: 'document'; readonly nodes: Descendant[] }
  | { readonly kind: 'damaged'; readonly value: unknown; readonly problems: readonly BlocksProblem[] };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a node is not of a built-in type. */
function isForeign(node: unknown): node is Fields & { readonly type: string } {
  return isFields(node) && typeof node['type'] === 'string' && !ownTypes.has(node['type']);
}

/** A placeholder that is validated instead of a block of another type. */
const blank: unknown = paragraph();

/** Finds nodes with both `text` and `children`, which Slate treats as neither. Runs only after the blocks rules pass. */
function mixedNodes(nodes: readonly unknown[], at: readonly (string | number)[]): BlocksProblem[] {
  return nodes.flatMap((node, index) => {
    // The editor wraps inline elements of plugins.
    if (!isFields(node) || isForeign(node)) return [];
    const path = [...at, index];
    const isText = node['type'] === 'text';
    if (isText ? 'children' in node : 'text' in node) {
      return [{ ...broken('blocks', { fault: 'node' }), at: path }];
    }
    return Array.isArray(node['children']) ? mixedNodes(node['children'], [...path, 'children']) : [];
  });
}

function problemsOf(nodes: readonly unknown[]): readonly BlocksProblem[] {
  const problems = brokenBlocksRules(nodes);
  return problems.length > 0 ? problems : mixedNodes(nodes, []);
}

/** Returns whether the plugin's `check` accepts a node. A `check` that throws refuses it; `EmbeddedView` reports the failure. */
function isAccepted(type: Pick<BlockType, 'check'>, node: BlockNode): boolean {
  try {
    return type.check(node) === undefined;
  } catch {
    return false;
  }
}

/** Returns the node to edit: built-in nodes and valid text blocks of plugins unchanged, others embedded. */
function editedNode(node: unknown, types: BlockTypes): unknown {
  if (!isForeign(node)) return node;
  const type = types.get(node.type);
  const { children } = node;
  if (type?.content !== 'text' || !Array.isArray(children)) return embedded(node);
  const isSound =
    !('text' in node) &&
    problemsOf([{ type: 'paragraph', children }]).length === 0 &&
    isAccepted(type, { ...node, children });
  return isSound ? node : embedded(node);
}

function isPlainText(node: unknown): boolean {
  return isFields(node) && node['type'] === 'text' && !('children' in node);
}

/** Wraps an inline element: around its text if a plugin edits it, otherwise as a single character. */
function editedInline(node: Fields & { readonly type: string }, inlines: InlineElements): unknown {
  const type = inlines.get(node.type);
  const { children, ...rest } = node;
  const isText =
    type?.content === 'text' &&
    Array.isArray(children) &&
    children.every(isPlainText) &&
    children.some((child: Fields) => child['text'] !== '') &&
    isAccepted(type, { ...node, children });
  return isText ? { type: inlineTextType, node: rest, children } : inlineVoid(node);
}

/** Wraps the inline elements in a block; a block without any is returned itself. */
function withInlines(node: unknown, inlines: InlineElements): unknown {
  if (!isFields(node) || node['type'] === embeddedType || !Array.isArray(node['children'])) return node;
  const given: readonly unknown[] = node['children'];
  const children = given.map((child) =>
    isForeign(child) ? editedInline(child, inlines) : withInlines(child, inlines),
  );
  return children.some((child, index) => child !== given[index]) ? { ...node, children } : node;
}

/** Normalizes nodes; nodes that are already normal keep their identity. */
function normalized(nodes: Descendant[], types: BlockTypes): Descendant[] {
  const editor = withSchema(createEditor(), types);
  editor.children = nodes;
  Editor.normalize(editor, { force: true });
  return editor.children;
}

/**
 * Reads a value of a form or of the clipboard. Null, undefined and an empty list are an empty document. Never throws.
 */
export function readDocument(
  value: unknown,
  types: BlockTypes,
  inlines: InlineElements = noInlineElements,
): ReadDocument {
  const read = readBlocks(value) ?? value ?? [];
  if (!Array.isArray(read)) return { kind: 'damaged', value, problems: brokenBlocksRules(read) };
  const nodes: readonly unknown[] = read;
  const problems = problemsOf(nodes.map((node) => (isForeign(node) ? blank : node)));
  if (problems.length > 0) return { kind: 'damaged', value, problems };
  const edited = nodes.map((node) => withInlines(editedNode(node, types), inlines)) as BlockElement[];
  return { kind: 'document', nodes: normalized(edited, types) };
}
