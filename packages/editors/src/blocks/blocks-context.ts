import { useContributions } from '@admin/shell/host';
import { createContext, use, useMemo } from 'react';
import { blockTypes } from '../contract/block-types.ts';
import { noServices, type EditorServices } from '../contract/editor-services.ts';
import { noBlockTypes, type BlockTypes } from './nodes.ts';

/** What is there beside the document: for the toolbar, the menus and the blocks. */
export interface BlocksHost {
  readonly services: EditorServices;
  readonly types: BlockTypes;
  readonly disabled: boolean;
  /** Lets the user choose a picture; undefined where there is nothing to choose from. */
  readonly chooseImage: (() => void) | undefined;
  /** Opens the layer of the link that the cursor is in, or that is to be made of what is selected. */
  readonly editLink: () => void;
  /** Says what happened to those who do not see it. */
  readonly announce: (text: string) => void;
}

export const BlocksContext = createContext<BlocksHost>({
  services: noServices,
  types: noBlockTypes,
  disabled: true,
  chooseImage: undefined,
  editLink: () => undefined,
  announce: () => undefined,
});

/** What the block editor round a component offers. */
export function useBlocks(): BlocksHost {
  return use(BlocksContext);
}

/** The blocks of plugins; the same map until a plugin comes or goes. */
export function useBlockTypes(): BlockTypes {
  const contributed = useContributions(blockTypes);
  return useMemo(() => new Map(contributed.map((type) => [type.type, type])), [contributed]);
}
