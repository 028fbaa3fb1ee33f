import type { BlockNode } from '@admin/content-model';
import { Fragment, createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { describeBlocks, type BlockRenderers, type RenderOptions } from '../blocks/index.ts';
import {
  allowedAttributes,
  element,
  htmlPolicy,
  isAllowedTag,
  voidTags,
  type HtmlElement,
  type HtmlNode,
  type HtmlPolicy,
} from '../html/index.ts';

/** Returns the replacement of an element; undefined to render it. */
export type Replace = (element: HtmlElement, children: ReactNode) => ReactNode | undefined;

/** React's names of attributes that differ from HTML. */
const propNames: Readonly<Record<string, string>> = {
  allowfullscreen: 'allowFullScreen',
  autoplay: 'autoPlay',
  class: 'className',
  colspan: 'colSpan',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  playsinline: 'playsInline',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
  srclang: 'srcLang',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

/** Attributes whose presence is their value. */
const booleans: ReadonlySet<string> = new Set(
  'allowfullscreen autoplay controls default disabled loop muted open playsinline reversed'.split(' '),
);

/** Returns the value of a React prop: true for attributes without a value, and styles as an object. */
function propValue(name: string, text: string): unknown {
  if (booleans.has(name)) return true;
  if (name !== 'style') return text;
  return Object.fromEntries(
    text.split('; ').map((declaration) => {
      const [property = '', value = ''] = declaration.split(': ');
      return [property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
    }),
  );
}

/** Converts described elements to React nodes, with the same allowed tags and attributes as in HTML. */
export function reactNodes(nodes: readonly HtmlNode[], replace: Replace, policy: HtmlPolicy): ReactNode {
  if (nodes.length === 0) return null;
  // Nodes have no ids, and nothing in them has state, so the index is a stable key.
  return nodes.map((node, index) =>
    createElement(Fragment, { key: index }, reactNode(node, replace, policy)),
  );
}

function reactNode(node: HtmlNode, replace: Replace, policy: HtmlPolicy): ReactNode {
  if (typeof node === 'string') return node;
  const children = reactNodes(node.children, replace, policy);
  const replaced = replace(node, children);
  if (replaced !== undefined) return replaced;
  if (!isAllowedTag(node.tag, policy)) return null;
  const props = Object.fromEntries(
    allowedAttributes(node, policy).map(([name, value]) => [propNames[name] ?? name, propValue(name, value)]),
  );
  return voidTags.has(node.tag) ? createElement(node.tag, props) : createElement(node.tag, props, children);
}

/** The props of a component that renders a block. */
export interface BlockComponentProps {
  /** The node in its stored form; only `type` is validated. */
  readonly node: BlockNode;
  /** Its rendered content. */
  readonly children?: ReactNode;
}

export interface BlocksProps extends RenderOptions {
  /** A document as the content API returns it. */
  readonly nodes: unknown;
  /** Components that render blocks, by type. */
  readonly components?: Readonly<Record<string, ComponentType<BlockComponentProps>>>;
}

/** Renders a blocks document, by the rules of `renderBlocks`. */
export function Blocks({
  nodes,
  components,
  renderers,
  marks,
  baseUrl,
  entryAddress,
  onError,
  allow,
  onDropped,
}: BlocksProps): ReactNode {
  return useMemo(() => {
    const placeholders = new Map<HtmlElement, BlockNode>();
    const described = describeBlocks(nodes, {
      renderers: { ...renderers, ...placeholderRenderers(Object.keys(components ?? {}), placeholders) },
      ...(marks !== undefined && { marks }),
      ...(baseUrl !== undefined && { baseUrl }),
      ...(entryAddress !== undefined && { entryAddress }),
      ...(onError !== undefined && { onError }),
    });
    const replace: Replace = (placeholder, children) => {
      const node = placeholders.get(placeholder);
      const component = node && components?.[node.type];
      return component && createElement(component, { node }, children);
    };
    return reactNodes(described, replace, htmlPolicy({ allow, onDropped }));
  }, [nodes, components, renderers, marks, baseUrl, entryAddress, onError, allow, onDropped]);
}

/** Returns renderers that create a placeholder for each block that a component renders. */
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
