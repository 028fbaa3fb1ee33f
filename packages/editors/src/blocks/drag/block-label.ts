import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Descendant } from 'slate';
import { useBlocks } from '../blocks-context.ts';
import { kindOf } from '../commands/block-kind.ts';
import type { BlockPosition } from '../commands/change-blocks.ts';
import { dragMessages, kindMessages } from '../messages.ts';
import { isElement, type BlockTypes } from '../nodes.ts';

/** Returns the name of a block's kind. */
export function blockLabel(node: Descendant | undefined, types: BlockTypes, intl: IntlShape): string {
  if (!isElement(node)) return intl.formatMessage(dragMessages.block);
  const kind = kindOf(node);
  if (kind) return intl.formatMessage(kindMessages[kind]);
  const { block } = node;
  const stored =
    typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : node.type;
  const type = types.get(stored);
  return type ? intl.formatMessage(type.label) : intl.formatMessage(dragMessages.block);
}

/** Returns a function that announces the position of a moved block to screen readers. */
export function useMoveAnnouncement(): (position: BlockPosition, block: string) => void {
  const intl = useIntl();
  const { announce } = useBlocks();
  return useCallback(
    ({ position, count, hasMoved }, block) =>
      announce(
        intl.formatMessage(hasMoved ? dragMessages.moved : dragMessages.stuck, { block, position, count }),
      ),
    [intl, announce],
  );
}
