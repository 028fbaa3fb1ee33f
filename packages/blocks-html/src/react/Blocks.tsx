import type { BlockNode } from '@admin/content-model';
import { Fragment, createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { describeBlocks, type BlockRenderers, type RenderOptions } from '../blocks/index.ts';
import {
  allowedAttributes,
  element,
  isAllowedTag,
  voidTags,
  type HtmlElement,
  type HtmlNode,
} from '../html/index.ts';

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

/** What a component in place of a block receives. */
export interface BlockComponentProps {
  /** The node as the document has it: only its type is sure to be there. */
  readonly node: BlockNode;
  /** What is inside of it, rendered. */
  readonly children?: ReactNode;
}

export interface BlocksProps extends RenderOptions {
  /** A document as the content API answers it. */
  readonly nodes: unknown;
  /** Components in place of what a type of block becomes otherwise, by type. */
  readonly components?: Readonly<Record<string, ComponentType<BlockComponentProps>>>;
}

/** Shows a blocks document, by the rules of `renderBlocks`. */
export function Blocks({
  nodes,
  components,
  renderers,
  baseUrl,
  entryAddress,
  onError,
}: BlocksProps): ReactNode {
  return useMemo(() => {
    const placeholders = new Map<HtmlElement, BlockNode>();
    const described = describeBlocks(nodes, {
      renderers: { ...renderers, ...placeholderRenderers(Object.keys(components ?? {}), placeholders) },
      ...(baseUrl !== undefined && { baseUrl }),
      ...(entryAddress !== undefined && { entryAddress }),
      ...(onError !== undefined && { onError }),
    });
    return reactNodes(described, (placeholder, children) => {
      const node = placeholders.get(placeholder);
      const component = node && components?.[node.type];
      return component && createElement(component, { node }, children);
    });
  }, [nodes, components, renderers, baseUrl, entryAddress, onError]);
}

/** Renderers that keep a place for each block that a component draws. */
function placeholderRenderers(
  types: readonly string[],
  placeholders: Map<HtmlElement, BlockNode>,
): BlockRenderers {
  return Object.fromEntries(
    types.map((type) => [
      type,
      (node, context) => {
        const placeholder = element('span', {}, context.children(node.children));
        placeholders.set(placeholder, node);
        return placeholder;
      },
    ]),
  );
}
