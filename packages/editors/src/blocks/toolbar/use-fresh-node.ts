import { notifyRef, useService } from '@admin/shell';
import { describeCause, useReport, type Contributed } from '@admin/shell/host';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BlockNode, BlockType } from '../../contract/block-types.ts';
import { blocksMessages } from '../messages.ts';

/** The part of a block type or inline element that creates a node. */
type FreshType = Contributed<Pick<BlockType, 'insert' | 'label'>>;

/**
 * Returns a function that creates the node of a plugin. A failure is reported with the plugin's name and shown to the user.
 * @param pointId the extension point of the plugin's contribution
 */
export function useFreshNode(pointId: string): (type: FreshType) => BlockNode | undefined {
  const intl = useIntl();
  const report = useReport();
  const notify = useService(notifyRef);
  return useCallback(
    (type) => {
      try {
        const node = type.insert();
        if (!Array.isArray(node.children)) throw new TypeError('it returned no block.');
        return node;
      } catch (cause) {
        const { pluginId, contributionId } = type;
        const message = `The \`insert\` of '${contributionId}' failed: ${describeCause(cause)}`;
        report({ code: 'HOOK_FAILED', pluginId, message, context: { pointId, contributionId, cause } });
        const values = { kind: intl.formatMessage(type.label) };
        notify({ tone: 'danger', title: { ...blocksMessages.insertFailed, values } });
        return undefined;
      }
    },
    [intl, report, notify, pointId],
  );
}
