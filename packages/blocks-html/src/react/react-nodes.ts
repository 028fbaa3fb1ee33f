import { createElement, Fragment, type ReactNode } from 'react';
import { allowedAttributes, isAllowedTag, voidTags, type HtmlElement, type HtmlNode } from '../html/index.ts';

/** What stands in place of some elements. */
export type Replace = (element: HtmlElement, children: ReactNode) => ReactNode | undefined;

/** The names of attributes that React calls otherwise. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
};

/** Elements of a description as React has them, held to the same tags and attributes as HTML. */
export function reactNodes(nodes: readonly HtmlNode[], replace: Replace): ReactNode {
  if (nodes.length === 0) return null;
  // Nodes have no names of their own, and nothing in them has a state.
  return nodes.map((node, index) => createElement(Fragment, { key: index }, reactNode(node, replace)));
}

function reactNode(node: HtmlNode, replace: Replace): ReactNode {
  if (typeof node === 'string') return node;
  const children = reactNodes(node.children, replace);
  const replaced = replace(node, children);
  if (replaced !== undefined) return replaced;
  if (!isAllowedTag(node.tag)) return null;
  const props = Object.fromEntries(
    allowedAttributes(node).map(([name, value]) => [propNames[name] ?? name, name === 'open' ? true : value]),
  );
  return voidTags.has(node.tag) ? createElement(node.tag, props) : createElement(node.tag, props, children);
}
