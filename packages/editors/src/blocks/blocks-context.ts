import { createContext, use } from 'react';
import { noServices, type EditorServices } from '../contract/editor-services.ts';
import { noBlockTypes, type BlockTypes } from './model/block-types.ts';

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
