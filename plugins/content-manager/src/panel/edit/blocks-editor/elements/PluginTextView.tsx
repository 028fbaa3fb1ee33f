import { LazyContribution } from '@admin/shell';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import type { BlockViewProps } from './block-view-props.ts';
import { blockTypes } from '../../../../points.ts';
import { useBlocks } from '../editor/blocks-context.ts';
import { changeableOf } from './changed-node.ts';
import styles from './Elements.module.css';

/** A block of a plugin in which letters are written. */
export function PluginTextView({ attributes, children, element }: BlockViewProps) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const { types, disabled } = useBlocks();
  const type = types.get(element.type);
  const plain = <p dir="auto">{children}</p>;
  return (
    <div {...attributes} className={styles['block']}>
      {type ? (
        <LazyContribution
          contribution={type}
          instead={plain}
          load={type.element}
          pending={plain}
          pointId={blockTypes.id}
          props={{
            node: element,
            children,
            disabled,
            isSelected,
            onChange: (properties) => {
              const at = ReactEditor.findPath(editor, element);
              const changed = changeableOf(properties);
              const gone = Object.keys(changed).filter((name) => changed[name] === undefined);
              Transforms.unsetNodes(editor, gone, { at });
              Transforms.setNodes(editor, changed, { at });
            },
          }}
        />
      ) : (
        plain
      )}
    </div>
  );
}
