import type { ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';
import type { BlockNode } from '../../contract/block-types.ts';

/** What draws an element of the document receives. */
export type BlockViewProps = Omit<RenderElementProps, 'children'> & { readonly children: ReactNode };

type Properties = Readonly<Record<string, unknown>>;

/** What a plugin may change of its block: everything but what makes it a block of its kind, and what is written in it. */
export function changeableOf(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => name !== 'type' && name !== 'children' && name !== 'text'),
  );
}

/** A block with other values in some of its properties; `undefined` takes one away. */
export function changedNode(node: BlockNode, properties: Properties): BlockNode {
  const changed = Object.entries({ ...node, ...changeableOf(properties) });
  return {
    ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    type: node.type,
    children: node.children,
  };
}
