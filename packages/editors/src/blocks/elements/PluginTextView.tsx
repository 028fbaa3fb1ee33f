import { LazyContribution } from '@admin/shell/host';
import { OutsideField } from '@admin/ui';
import { Transforms } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import { changeableOf, type BlockViewProps } from './plugin-block.ts';
import { blockTypes } from '../../contract/block-types.ts';
import { useBlocks } from '../blocks-context.ts';
import { RestoredText } from './RestoredText.tsx';
import styles from './Elements.module.css';

/** A plugin's block with editable text. */
export function PluginTextView({ attributes, children, element }: BlockViewProps) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const { types, disabled } = useBlocks();
  const type = types.get(element.type);
  const written = <RestoredText>{children}</RestoredText>;
  const plain = <p dir="auto">{written}</p>;
  return (
    <div {...attributes} className={styles['block']}>
      {type ? (
        <OutsideField>
          <LazyContribution
            contribution={type}
            instead={plain}
            load={type.element}
            pending={plain}
            pointId={blockTypes.id}
            props={{
              node: element,
              children: written,
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
        </OutsideField>
      ) : (
        plain
      )}
    </div>
  );
}
