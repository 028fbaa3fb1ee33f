import { useContributions, type Contributed } from '@admin/shell/host';
import { createContext, use, useMemo } from 'react';
import { blockMarks } from '../contract/block-marks.ts';
import { inlineElements, type InlineElement } from '../contract/inline-elements.ts';
import { blockTypes } from '../contract/block-types.ts';
import { noServices, type EditorServices } from '../contract/editor-services.ts';
import {
  noBlockMarks,
  noBlockTypes,
  noInlineElements,
  type BlockMarks,
  type BlockTypes,
  type InlineElements,
} from './nodes.ts';

/** The state that the toolbar, menus and blocks share besides the document. */
export interface BlocksHost {
  readonly services: EditorServices;
  readonly types: BlockTypes;
  readonly pluginMarks: BlockMarks;
  readonly inlines: InlineElements;
  readonly disabled: boolean;
  /** Opens the image picker; undefined without a media library. */
  readonly chooseImage: (() => void) | undefined;
  /** Opens the dialog of the link at the cursor, or of a new link for the selection. */
  readonly editLink: () => void;
  /**
   * Edits the inline element at the cursor, or inserts one of the given type.
   * @param beforeChange called once the element is known and before the document changes
   * @returns whether there is one; false if its plugin failed to create it, which leaves the document unchanged
   */
  readonly openInline: (type?: Contributed<InlineElement>, beforeChange?: () => void) => boolean;
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void;
}

export const BlocksContext = createContext<BlocksHost>({
  services: noServices,
  types: noBlockTypes,
  pluginMarks: noBlockMarks,
  inlines: noInlineElements,
  disabled: true,
  chooseImage: undefined,
  editLink: () => undefined,
  openInline: () => false,
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

/** Returns the inline elements of plugins; the same map until a plugin is added or removed. */
export function useInlineElements(): InlineElements {
  const contributed = useContributions(inlineElements);
  return useMemo(() => new Map(contributed.map((type) => [type.type, type])), [contributed]);
}
