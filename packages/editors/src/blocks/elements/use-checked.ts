import type { MessageValue } from '@admin/shell';
import { describeCause, useReport, type Contributed } from '@admin/shell/host';
import type { BlockNode, BlockType } from '../../contract/block-types.ts';
import { unknownMessages } from '../messages.ts';

/**
 * Returns the type of a stored node with the error of its `check`; undefined if no plugin has the type. A `check` that throws
 * is reported for the plugin, and its node is shown as invalid.
 */
export function useChecked<T extends Contributed<Pick<BlockType, 'check'>>>(
  types: ReadonlyMap<string, T>,
  pointId: string,
  stored: unknown,
) {
  const report = useReport();
  const node = stored as BlockNode;
  const type = types.get(node.type);
  if (!type) return undefined;
  try {
    const fault: MessageValue | undefined = type.check(node);
    return { type, node, fault };
  } catch (cause) {
    const { pluginId, contributionId } = type;
    const message = `The \`check\` of '${contributionId}' failed: ${describeCause(cause)}`;
    report({ code: 'HOOK_FAILED', pluginId, message, context: { pointId, contributionId, cause } });
    return { type, node, fault: unknownMessages.unchecked };
  }
}
