import { Popover, Toolbar, ToolbarButton, ToolbarSeparator } from '@admin/ui';
import { CodeXml, ImageIcon, LinkIcon, List, ListOrdered, Quote, Strikethrough } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { inlineMarks, insertCode, insertLink, toggleLineMark, toggleMark } from '../format/index.ts';
import { markdownMessages } from '../messages.ts';
import { ToolOpener, type MarkdownTools } from './tools.tsx';

/** The less frequent tools, in a popover that closes after each use. */
export function MoreTools({ apply, disabled, onImage }: MarkdownTools) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const words = (name: keyof typeof markdownMessages) => intl.formatMessage(markdownMessages[name]);
  const act = (edit: Parameters<typeof apply>[0]) => () => {
    apply(edit);
    setOpen(false);
  };
  return (
    <Popover
      label={words('more')}
      onOpenChange={setOpen}
      open={isOpen && !disabled}
      trigger={<ToolOpener disabled={disabled} label={words('more')} />}
      width="content"
    >
      <Toolbar label={words('more')}>
        <ToolbarButton
          icon={Strikethrough}
          label={words('strikethrough')}
          onPress={act((state) => toggleMark(state, inlineMarks.strikethrough))}
        />
        <ToolbarButton
          icon={List}
          label={words('bullets')}
          onPress={act((state) => toggleLineMark(state, 'bullets'))}
        />
        <ToolbarButton
          icon={ListOrdered}
          label={words('numbers')}
          onPress={act((state) => toggleLineMark(state, 'numbers'))}
        />
        <ToolbarSeparator />
        <ToolbarButton icon={CodeXml} label={words('code')} onPress={act(insertCode)} />
        {onImage && (
          <ToolbarButton
            icon={ImageIcon}
            label={words('image')}
            onPress={() => {
              setOpen(false);
              onImage();
            }}
          />
        )}
        <ToolbarButton icon={LinkIcon} label={words('link')} onPress={act(insertLink)} />
        <ToolbarButton
          icon={Quote}
          label={words('quote')}
          onPress={act((state) => toggleLineMark(state, 'quote'))}
        />
      </Toolbar>
    </Popover>
  );
}
