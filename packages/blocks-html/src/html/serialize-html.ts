import { allowedAttributes, isAllowedTag, voidTags } from './allowed-html.ts';
import type { HtmlNode } from './html-element.ts';

/** Elements in elements; more than a document of blocks can give. */
const maxDepth = 200;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes nodes as HTML. What may not be written is left out with what it holds. */
export function serializeHtml(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  for (const node of nodes) write(node, parts, 0);
  return parts.join('');
}

function write(node: HtmlNode, parts: string[], depth: number): void {
  if (typeof node === 'string') {
    parts.push(escapeHtml(node));
    return;
  }
  if (!isAllowedTag(node.tag) || depth > maxDepth) return;
  const attributes = allowedAttributes(node).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  parts.push(`<${node.tag}${attributes.join('')}>`);
  if (voidTags.has(node.tag)) return;
  for (const child of node.children) write(child, parts, depth + 1);
  parts.push(`</${node.tag}>`);
}

function escapeHtml(text: string): string {
  // A null character ends or changes what some parsers read.
  return text.replaceAll('\0', '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
