import { shortcutText } from '@admin/shell/host';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '@admin/ui';
import { Bold, Eye, Italic, Pencil, Underline } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { inlineMarks, toggleMark } from '../format/index.ts';
import { markdownMessages } from '../messages.ts';
import { HeadingMenu } from './HeadingMenu.tsx';
import { MoreTools } from './MoreTools.tsx';
import { useTools, type MarkdownTools } from './tools.tsx';

/** The visible part: the text or its preview. */
export type MarkdownMode = 'write' | 'preview';

export interface MarkdownToolbarProps extends Omit<MarkdownTools, 'apply'> {
  /** The label of the field. */
  readonly label: string;
  readonly mode: MarkdownMode;
  /** Absent where the preview is beside the text. */
  readonly onModeChange?: ((mode: MarkdownMode) => void) | undefined;
}

/** The toolbar of a text: one tab stop, with arrow keys inside. */
export const MarkdownToolbar = memo(function MarkdownToolbar({
  label,
  mode,
  onModeChange,
  ...tools
}: MarkdownToolbarProps) {
  const intl = useIntl();
  const apply = useTools(tools.view);
  const disabled = tools.disabled || mode === 'preview';
  const mark = (name: 'bold' | 'italic' | 'underline') => ({
    label: intl.formatMessage(markdownMessages[name]),
    onPress: () => apply((state) => toggleMark(state, inlineMarks[name])),
    disabled,
  });
  const other = mode === 'write' ? 'preview' : 'write';
  return (
    <Toolbar focusOnPress="stay" label={intl.formatMessage(markdownMessages.toolbar, { label })}>
      <HeadingMenu {...tools} disabled={disabled} apply={apply} />
      <ToolbarSeparator />
      <ToolbarButton {...mark('bold')} icon={Bold} shortcut={shortcutText('Mod+B')} />
      <ToolbarButton {...mark('italic')} icon={Italic} shortcut={shortcutText('Mod+I')} />
      <ToolbarButton {...mark('underline')} icon={Underline} shortcut={shortcutText('Mod+U')} />
      <ToolbarSeparator />
      <MoreTools {...tools} disabled={disabled} apply={apply} />
      {onModeChange && (
        <ToolbarButton
          icon={mode === 'write' ? Eye : Pencil}
          label={intl.formatMessage(markdownMessages[other])}
          onPress={() => onModeChange(other)}
        />
      )}
    </Toolbar>
  );
});
