import type { ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';
import type { BlockNode } from '../../contract/block-types.ts';

/** The props of the component that renders an element of the document. */
export type BlockViewProps = Omit<RenderElementProps, 'children'> & { readonly children: ReactNode };

type Properties = Readonly<Record<string, unknown>>;

/** Returns the properties that a plugin may change: all except `type`, `children` and `text`. */
export function changeableOf(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => name !== 'type' && name !== 'children' && name !== 'text'),
  );
}

/** Returns a block with changed properties; `undefined` removes a property. */
export function changedNode(node: BlockNode, properties: Properties): BlockNode {
  const changed = Object.entries({ ...node, ...changeableOf(properties) });
  return {
    ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    type: node.type,
    children: node.children,
  };
}
