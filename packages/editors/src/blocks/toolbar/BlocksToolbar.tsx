import { shortcutText, useContributionArea } from '@admin/shell/host';
import { Toolbar, ToolbarButton, ToolbarSeparator, ToolbarToggleGroup } from '@admin/ui';
import {
  Bold,
  CodeXml,
  Italic,
  LinkIcon,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSlateSelector, useSlateStatic } from 'slate-react';
import { toggleList, toggleMark } from '../commands/format.ts';
import { blockMarks } from '../../contract/block-marks.ts';
import { inlineElements } from '../../contract/inline-elements.ts';
import { useBlocks } from '../blocks-context.ts';
import { linkKeys, markKeys } from '../commands/keys.ts';
import { syncSelection } from '../commands/selection.ts';
import { marks } from '../nodes.ts';
import { blocksMessages, kindMessages } from '../messages.ts';
import styles from './BlocksToolbar.module.css';
import { KindMenu } from './KindMenu.tsx';
import { isSameState, toolbarState } from './toolbar-state.ts';
import { iconOf } from './use-block-options.ts';

const markIcons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strikethrough: Strikethrough,
  code: CodeXml,
} as const;

const lists = ['list-ordered', 'list-unordered'] as const;

export interface BlocksToolbarProps {
  /** Rendered at the end of the row. */
  readonly end: ReactNode;
}

/** The toolbar of the block editor. Pressing a tool leaves the cursor in the text. */
export function BlocksToolbar({ end }: BlocksToolbarProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { disabled, editLink, pluginMarks, inlines, openInline } = useBlocks();
  const markArea = useContributionArea(blockMarks);
  const inlineArea = useContributionArea(inlineElements);
  const state = useSlateSelector(toolbarState, isSameState);
  const isOff = disabled || state.isOutsideText;
  const toggled = {
    mode: 'multiple' as const,
    value: [...state.marks],
    onValueChange: (next: readonly string[]) => {
      for (const mark of [...marks, ...pluginMarks.keys()]) {
        if (next.includes(mark) !== state.marks.includes(mark)) toggleMark(editor, mark);
      }
    },
  };
  return (
    // A tool applies to the current selection, which Slate may not have received yet.
    <div className={styles['bar']} onPointerDown={() => syncSelection(editor)} role="presentation">
      <div className={styles['tools']}>
        <Toolbar focusOnPress="stay" label={intl.formatMessage(blocksMessages.toolbar)}>
          <KindMenu kind={state.kind} />
          <ToolbarSeparator />
          <ToolbarToggleGroup
            {...toggled}
            items={marks.map((mark) => ({
              value: mark,
              label: intl.formatMessage(blocksMessages[mark]),
              icon: markIcons[mark],
              shortcut: shortcutText(markKeys[mark]),
              disabled: isOff,
            }))}
            label={intl.formatMessage(blocksMessages.marks)}
          />
          <ToolbarSeparator />
          <ToolbarButton
            disabled={isOff || state.spansBlocks}
            icon={LinkIcon}
            label={intl.formatMessage(blocksMessages.link)}
            onPress={editLink}
            shortcut={shortcutText(linkKeys)}
          />
          <ToolbarSeparator />
          <ToolbarToggleGroup
            items={lists.map((kind) => ({
              value: kind,
              label: intl.formatMessage(kindMessages[kind]),
              icon: kind === 'list-ordered' ? ListOrdered : List,
              disabled: isOff,
            }))}
            label={intl.formatMessage(blocksMessages.lists)}
            mode="single"
            onValueChange={(next) => {
              const kind = lists.find((one) => one === (next || state.kind));
              if (kind) toggleList(editor, kind);
            }}
            value={lists.find((kind) => kind === state.kind) ?? ''}
          />
          {/* Last, because plugins may load later and their tools would move the others. */}
          {pluginMarks.size + inlines.size > 0 && <ToolbarSeparator />}
          {pluginMarks.size > 0 && (
            <ToolbarToggleGroup
              {...toggled}
              items={[...pluginMarks.values()].map((mark) => ({
                value: mark.mark,
                label: intl.formatMessage(mark.label),
                icon: iconOf(mark),
                shortcut: mark.shortcut === undefined ? undefined : shortcutText(mark.shortcut),
                disabled: isOff,
                elementRef: markArea(mark),
              }))}
              label={intl.formatMessage(blocksMessages.moreMarks)}
            />
          )}
          {[...inlines.values()].map((type) => (
            <ToolbarButton
              disabled={isOff || !(state.inline === type.type || state.canInsert.includes(type.content))}
              icon={iconOf(type)}
              key={type.type}
              label={intl.formatMessage(type.label)}
              onPress={() => void openInline(type)}
              ref={inlineArea(type)}
            />
          ))}
        </Toolbar>
      </div>
      {end}
    </div>
  );
}
