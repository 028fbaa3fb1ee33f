import { textLines } from '@admin/content-model';
import { LazyContribution } from '@admin/shell/host';
import { OutsideField } from '@admin/ui';
import { Transforms, Editor } from 'slate';
import { ReactEditor, useSelected, useSlateStatic } from 'slate-react';
import { useIntl } from 'react-intl';
import { inlineElements } from '../../contract/inline-elements.ts';
import { useBlocks } from '../blocks-context.ts';
import { unknownMessages } from '../messages.ts';
import { inlineNode, inlineVoidType } from '../nodes.ts';
import type { BlockViewProps } from './plugin-block.ts';
import { RestoredText } from './RestoredText.tsx';
import { useChecked } from './use-checked.ts';
import styles from './Elements.module.css';

/** An inline element of a plugin. Without its plugin, or if that fails, its text or its type is shown. */
export function InlineView({ attributes, children, element }: BlockViewProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const { inlines, disabled, openInline } = useBlocks();
  const isVoid = element.type === inlineVoidType;
  const node = inlineNode(element);
  const checked = useChecked(inlines, inlineElements.id, node);
  const type = checked?.fault === undefined ? checked?.type : undefined;
  const written = <RestoredText>{children}</RestoredText>;
  const words = textLines([{ type: 'paragraph', children: [node] }]).join(' ') || node.type;
  const instead = isVoid ? (
    <span
      className={styles['unknown-inline']}
      title={intl.formatMessage(unknownMessages.inline, { type: node.type })}
    >
      {words}
    </span>
  ) : (
    written
  );
  const props = { node, disabled, isSelected, ...(!isVoid && { children: written }) };
  const shown =
    type && (type.content === 'none') === isVoid ? (
      <OutsideField>
        <LazyContribution
          contribution={type}
          instead={instead}
          load={type.element}
          pending={isVoid ? null : written}
          pointId={inlineElements.id}
          props={props}
        />
      </OutsideField>
    ) : (
      instead
    );
  return (
    <span
      {...attributes}
      className={styles['inline']}
      data-selected={(isVoid && isSelected) || undefined}
      onClick={() => {
        if (disabled || !type?.form) return;
        Transforms.select(editor, Editor.end(editor, ReactEditor.findPath(editor, element)));
        openInline();
      }}
      role="presentation"
    >
      {isVoid ? <span contentEditable={false}>{shown}</span> : shown}
      {isVoid && children}
    </span>
  );
}
