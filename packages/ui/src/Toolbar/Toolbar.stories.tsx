import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DropdownMenu } from '../DropdownMenu/index.ts';
import { Icon } from '../Icon/index.ts';
import {
  Bold,
  ChevronDown,
  ImageIcon,
  Italic,
  LinkIcon,
  List,
  ListOrdered,
  Redo2,
  Underline,
  Undo2,
} from '../icons.ts';
import { Toolbar, ToolbarItem, ToolbarSeparator } from './Toolbar.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarToggleGroup } from './ToolbarToggleGroup.tsx';

function TextTools({ orientation }: { readonly orientation?: 'horizontal' | 'vertical' | undefined }) {
  const [marks, setMarks] = useState(['bold']);
  const [list, setList] = useState('');
  return (
    <Toolbar label="Text tools" orientation={orientation} focusOnPress="stay">
      <ToolbarButton label="Undo" icon={Undo2} shortcut="Ctrl+Z" onPress={fn()} />
      <ToolbarButton label="Redo" icon={Redo2} shortcut="Ctrl+Shift+Z" disabled onPress={fn()} />
      <ToolbarSeparator />
      <ToolbarToggleGroup
        label="Marks"
        mode="multiple"
        value={marks}
        onValueChange={setMarks}
        items={[
          { value: 'bold', label: 'Bold', icon: Bold, shortcut: 'Ctrl+B' },
          { value: 'italic', label: 'Italic', icon: Italic, shortcut: 'Ctrl+I' },
          { value: 'underline', label: 'Underline', icon: Underline },
        ]}
      />
      <ToolbarSeparator />
      <ToolbarToggleGroup
        label="List"
        mode="single"
        value={list}
        onValueChange={setList}
        items={[
          { value: 'bullets', label: 'Bulleted list', icon: List },
          { value: 'numbers', label: 'Numbered list', icon: ListOrdered },
        ]}
      />
      <ToolbarSeparator />
      <ToolbarButton label="Link" icon={LinkIcon} onPress={fn()} />
      <ToolbarButton label="Picture" icon={ImageIcon} onPress={fn()} />
      {orientation !== 'vertical' && (
        <DropdownMenu
          trigger={
            <ToolbarItem>
              <Button size="small" variant="ghost" endIcon={<Icon icon={ChevronDown} size="small" />}>
                More
              </Button>
            </ToolbarItem>
          }
          items={[{ id: 'code', label: 'Code block', onSelect: fn() }]}
        />
      )}
    </Toolbar>
  );
}

const meta = {
  title: 'Navigation/Toolbar',
  component: Toolbar,
  args: { label: 'Text tools', children: null },
  render: ({ orientation }) => <TextTools orientation={orientation} />,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl', locale: 'ar' } };
