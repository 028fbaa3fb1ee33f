import { allowedAttributes, isAllowedTag, voidTags } from './allowed-html.ts';
import type { HtmlNode } from './html-element.ts';
import { htmlPolicy, type HtmlPolicy } from './site-allowance.ts';

/** Maximum nesting depth, above that of any valid document. */
const maxDepth = 200;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Serializes nodes as HTML, without elements that are not allowed and their content. */
export function serializeHtml(nodes: readonly HtmlNode[], policy: HtmlPolicy = htmlPolicy({})): string {
  const parts: string[] = [];
  for (const node of nodes) write(node, parts, 0, policy);
  return parts.join('');
}

function write(node: HtmlNode, parts: string[], depth: number, policy: HtmlPolicy): void {
  if (typeof node === 'string') {
    parts.push(escapeHtml(node));
    return;
  }
  if (depth > maxDepth || !isAllowedTag(node.tag, policy)) return;
  const attributes = allowedAttributes(node, policy).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  parts.push(`<${node.tag}${attributes.join('')}>`);
  if (voidTags.has(node.tag)) return;
  for (const child of node.children) write(child, parts, depth + 1, policy);
  parts.push(`</${node.tag}>`);
}

function escapeHtml(text: string): string {
  // Some parsers treat null characters differently.
  return text.replaceAll('\0', '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
