import { formatValue, type MessageValue } from '@admin/shell';
import { describeCause, LazyContribution, useReport } from '@admin/shell/host';
import { OutsideField } from '@admin/ui';
import { useIntl } from 'react-intl';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import type { BlockViewProps } from './block-view-props.ts';
import { blockTypes, type BlockNode } from '../../contract/block-types.ts';
import { useBlocks } from '../blocks-context.ts';
import type { BlockTypes } from '../model/block-types.ts';
import styles from './Elements.module.css';
import { changedNode } from './changed-node.ts';
import { unknownMessages } from './messages.ts';
import { UnknownBlock } from './UnknownBlock.tsx';

/**
 * Returns the plugin's kind of a stored block, and what is wrong with it; undefined where no plugin draws it. A `check` that
 * throws is reported with the plugin's name, and its block is shown like one that is wrong.
 */
function useJudged(block: unknown, types: BlockTypes) {
  const report = useReport();
  const node = block as BlockNode;
  const type = types.get(node.type);
  if (!type) return undefined;
  try {
    const fault: MessageValue | undefined = type.check(node);
    return { type, node, fault };
  } catch (cause) {
    const { pluginId, contributionId } = type;
    const message = `The \`check\` of '${contributionId}' failed: ${describeCause(cause)}`;
    report({
      code: 'HOOK_FAILED',
      pluginId,
      message,
      context: { pointId: blockTypes.id, contributionId, cause },
    });
    return { type, node, fault: unknownMessages.unchecked };
  }
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** A block of a plugin that no letters are written in, or one that nobody here knows. */
export function EmbeddedView({ attributes, children, element }: BlockViewProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const { types, disabled } = useBlocks();
  const { block } = element;
  const judged = useJudged(block, types);
  const drawn = judged?.fault === undefined && judged?.type.content === 'none' ? judged : undefined;
  const reason =
    judged?.fault && intl.formatMessage(unknownMessages.wrong, { reason: formatValue(intl, judged.fault) });
  return (
    <div {...attributes} className={styles['block']}>
      <div
        className={styles['box']}
        contentEditable={false}
        data-selected={isSelected || undefined}
        onClick={(event) => {
          // Slate would select the block, and with that take the focus from the field.
          if (isField(event.target)) event.stopPropagation();
        }}
        // Slate restores the selection of a selected block, and with that takes the focus from the field.
        onFocus={() => Transforms.deselect(editor)}
        role="presentation"
      >
        {drawn ? (
          <OutsideField>
            <LazyContribution
              contribution={drawn.type}
              instead={<UnknownBlock block={block} />}
              load={drawn.type.element}
              pointId={blockTypes.id}
              props={{
                node: drawn.node,
                disabled,
                isSelected,
                onChange: (properties) =>
                  Transforms.setNodes(
                    editor,
                    { block: changedNode(drawn.node, properties) },
                    { at: ReactEditor.findPath(editor, element), voids: true },
                  ),
              }}
            />
          </OutsideField>
        ) : (
          <UnknownBlock block={block} reason={reason} />
        )}
      </div>
      {children}
    </div>
  );
}
