import { useContributions } from '@admin/shell/host';
import { createContext, use, useMemo } from 'react';
import { blockMarks } from '../contract/block-marks.ts';
import { blockTypes } from '../contract/block-types.ts';
import { noServices, type EditorServices } from '../contract/editor-services.ts';
import { noBlockMarks, noBlockTypes, type BlockMarks, type BlockTypes } from './nodes.ts';

/** The state that the toolbar, menus and blocks share besides the document. */
export interface BlocksHost {
  readonly services: EditorServices;
  readonly types: BlockTypes;
  readonly pluginMarks: BlockMarks;
  readonly disabled: boolean;
  /** Opens the image picker; undefined without a media library. */
  readonly chooseImage: (() => void) | undefined;
  /** Opens the dialog of the link at the cursor, or of a new link for the selection. */
  readonly editLink: () => void;
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void;
}

export const BlocksContext = createContext<BlocksHost>({
  services: noServices,
  types: noBlockTypes,
  pluginMarks: noBlockMarks,
  disabled: true,
  chooseImage: undefined,
  editLink: () => undefined,
  announce: () => undefined,
});

/** Returns the context of the surrounding block editor. */
export function useBlocks(): BlocksHost {
  return use(BlocksContext);
}

/** Returns the block types of plugins; the same map until a plugin is added or removed. */
export function useBlockTypes(): BlockTypes {
  const contributed = useContributions(blockTypes);
  return useMemo(() => new Map(contributed.map((type) => [type.type, type])), [contributed]);
}

/** Returns the marks of plugins; the same map until a plugin is added or removed. */
export function usePluginMarks(): BlockMarks {
  const contributed = useContributions(blockMarks);
  return useMemo(() => new Map(contributed.map((mark) => [mark.mark, mark])), [contributed]);
}
