import { deepestBlocks, inlineTypes } from './block-node.ts';

/** A node as it may arrive: damaged, or of a type that nobody knows. */
interface Draft {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
}

/**
 * The text of a blocks document without its form, a line for each block that holds text: for each item of a list, and
 * for each cell of a table. What is no node has no text.
 * @param nodes a document, or some of its nodes, as they may arrive
 */
export function textLines(nodes: unknown): readonly string[] {
  const lines: string[] = [];
  collectLines(nodes, lines, 0);
  return lines;
}

function collectLines(nodes: unknown, lines: string[], depth: number): void {
  if (!Array.isArray(nodes) || depth > deepestBlocks) return;
  let line: string | undefined;
  for (const node of nodes as readonly unknown[]) {
    if (!isDraft(node)) continue;
    if (isInline(node)) line = `${line ?? ''}${inlineText(node, depth)}`;
    else {
      if (line !== undefined) lines.push(line);
      line = undefined;
      collectLines(node.children, lines, depth + 1);
    }
  }
  if (line !== undefined) lines.push(line);
}

function inlineText(node: Draft, depth: number): string {
  if (typeof node.text === 'string') return node.text;
  if (!Array.isArray(node.children) || depth > deepestBlocks) return '';
  return (node.children as readonly unknown[])
    .map((child) => (isDraft(child) ? inlineText(child, depth + 1) : ''))
    .join('');
}

function isInline({ type, text }: Draft): boolean {
  return typeof text === 'string' || (typeof type === 'string' && inlineTypes.has(type));
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
