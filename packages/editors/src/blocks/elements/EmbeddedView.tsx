import { formatValue } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Icon, OutsideField } from '@admin/ui';
import { Puzzle } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import { blockTypes } from '../../contract/block-types.ts';
import { useBlocks } from '../blocks-context.ts';
import { unknownMessages } from '../messages.ts';
import { useChecked } from './use-checked.ts';
import { changedNode, type BlockViewProps } from './plugin-block.ts';
import styles from './Elements.module.css';

export interface UnknownBlockProps {
  readonly block: unknown;
  /** Why the block cannot be rendered. @default no plugin has its type */
  readonly reason?: ReactNode;
}

/** Maximum number of characters of JSON that are shown. */
const maxShownLength = 1_000;

function typeOf(block: unknown): string {
  return typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : '';
}

/** A block that cannot be rendered, as JSON. It stays in the document unchanged. */
export function UnknownBlock({ block, reason }: UnknownBlockProps) {
  return (
    <div className={styles['unknown']}>
      <span>
        <Icon icon={Puzzle} tone="muted" />{' '}
        {reason ?? <FormattedMessage {...unknownMessages.unknown} values={{ type: typeOf(block) }} />}
      </span>
      <pre className={styles['json']}>{JSON.stringify(block, null, 2).slice(0, maxShownLength)}</pre>
    </div>
  );
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** A plugin's block without editable text, or a block that no plugin renders. */
export function EmbeddedView({ attributes, children, element }: BlockViewProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const { types, disabled } = useBlocks();
  const { block } = element;
  const checked = useChecked(types, blockTypes.id, block);
  const rendered = checked?.fault === undefined && checked?.type.content === 'none' ? checked : undefined;
  const reason =
    checked?.fault &&
    intl.formatMessage(unknownMessages.invalid, { reason: formatValue(intl, checked.fault) });
  return (
    <div {...attributes} className={styles['block']}>
      <div
        className={styles['box']}
        contentEditable={false}
        data-selected={isSelected || undefined}
        onClick={(event) => {
          // Slate would select the block and take the focus from the field.
          if (isField(event.target)) event.stopPropagation();
        }}
        // Slate restores the selection of a selected block and takes the focus from the field.
        onFocus={() => Transforms.deselect(editor)}
        role="presentation"
      >
        {rendered ? (
          <OutsideField>
            <LazyContribution
              contribution={rendered.type}
              instead={<UnknownBlock block={block} />}
              load={rendered.type.element}
              pointId={blockTypes.id}
              props={{
                node: rendered.node,
                disabled,
                isSelected,
                onChange: (properties) =>
                  Transforms.setNodes(
                    editor,
                    { block: changedNode(rendered.node, properties) },
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
