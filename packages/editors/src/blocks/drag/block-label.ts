import type { IntlShape } from 'react-intl';
import type { Descendant } from 'slate';
import { kindOf } from '../commands/block-kind.ts';
import { kindMessages } from '../messages.ts';
import type { BlockTypes } from '../model/block-types.ts';
import { isElement } from '../model/nodes.ts';
import { dragMessages } from './messages.ts';

/** What a block is called, by its kind. */
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
