import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Globe } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { FormColumn } from '../storyboard/index.ts';
import styles from './Listbox.module.css';
import { ListPopover } from './ListPopover.tsx';
import { OptionContent } from './OptionContent.tsx';

const options = [
  { label: 'Draft', isChosen: true },
  { label: 'Published', hint: 'Everybody can read it' },
  { label: 'Translated', hint: 'In three languages', icon: <Icon icon={Globe} /> },
] as const;

const meta = {
  title: 'Controls/ListPopover',
  component: ListPopover,
  args: {
    open: true,
    anchor: <Button>Choose a state</Button>,
    children: (
      <ul className={styles['list']}>
        {options.map((option, index) => (
          <li className={styles['option']} data-highlighted={index === 1 || undefined} key={option.label}>
            <OptionContent isChosen={false} {...option} />
          </li>
        ))}
      </ul>
    ),
  },
  render: (args) => (
    <FormColumn>
      <ListPopover {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof ListPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list is at least as wide as its control, which sets the roles and keeps the focus. */
export const Default: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
