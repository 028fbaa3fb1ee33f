import type { BlockNode } from '@admin/content-model';
import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { describeBlocks, type BlockRenderers, type RenderOptions } from '../blocks/index.ts';
import { element, type HtmlElement } from '../html/index.ts';
import { reactNodes } from './react-nodes.ts';

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
    const places = new Map<HtmlElement, BlockNode>();
    const described = describeBlocks(nodes, {
      renderers: { ...renderers, ...placesOf(Object.keys(components ?? {}), places) },
      ...(baseUrl !== undefined && { baseUrl }),
      ...(entryAddress !== undefined && { entryAddress }),
      ...(onError !== undefined && { onError }),
    });
    return reactNodes(described, (place, children) => {
      const node = places.get(place);
      const component = node && components?.[node.type];
      return component && createElement(component, { node }, children);
    });
  }, [nodes, components, renderers, baseUrl, entryAddress, onError]);
}

/** Renderers that keep a place for each block that a component draws. */
function placesOf(types: readonly string[], places: Map<HtmlElement, BlockNode>): BlockRenderers {
  return Object.fromEntries(
    types.map((type) => [
      type,
      (node, context) => {
        const place = element('span', {}, context.children(node.children));
        places.set(place, node);
        return place;
      },
    ]),
  );
}
