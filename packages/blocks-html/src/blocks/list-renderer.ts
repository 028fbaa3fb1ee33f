import type { BlockNode } from '@admin/content-model';
import { element, type HtmlElement } from '../html/index.ts';
import type { RenderContext } from './block-renderer.ts';

/** A list. In a document deeper lists stand between the items, in HTML inside of the item before them. */
export function renderList(node: BlockNode, { children }: RenderContext): HtmlElement {
  return element(node['format'] === 'ordered' ? 'ol' : 'ul', {}, children(itemsOf(node.children)));
}

function itemsOf(nodes: unknown): readonly BlockNode[] {
  const items: { readonly node: BlockNode; readonly lists: BlockNode[] }[] = [];
  for (const child of (Array.isArray(nodes) ? nodes : []) as readonly (BlockNode | null)[]) {
    if (child?.type === 'list') {
      const last = items.at(-1);
      if (last === undefined) items.push({ node: { type: 'list-item', children: [] }, lists: [child] });
      else last.lists.push(child);
    } else if (child?.type === 'list-item') items.push({ node: child, lists: [] });
  }
  return items.map(({ node, lists }) =>
    lists.length === 0 ? node : { ...node, children: [...childrenOf(node), ...lists] },
  );
}

function childrenOf({ children }: BlockNode): readonly BlockNode[] {
  return Array.isArray(children) ? children : [];
}
