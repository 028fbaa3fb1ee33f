import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const actions = ['Find', 'Find one', 'Create', 'Update', 'Delete'];

const itemsOf = (type: string) => actions.map((label) => ({ id: `${type} ${label}`, label }));

/** Two groups with one selection. */
function Groups(args: CheckboxGroupProps) {
  const [selected, setSelected] = useState(args.selected);
  const select = (ids: readonly string[], isSelected: boolean): void => {
    args.onSelectionChange(ids, isSelected);
    const others = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(isSelected ? [...others, ...ids] : others));
  };
  const shared = { ...args, selected, onSelectionChange: select };
  return (
    <div>
      <CheckboxGroup {...shared} />
      <CheckboxGroup {...shared} allLabel="Everything on Author" items={itemsOf('Author')} label="Author" />
    </div>
  );
}

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Article',
    allLabel: 'Everything on Article',
    items: itemsOf('Article'),
    selected: new Set(['Article Find', 'Author Find']),
    onSelectionChange: () => undefined,
  },
  render: Groups,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = { tags: ['both-themes'] };

export const Disabled: Story = { args: { disabled: true } };

/** An error of all groups, which another element shows. */
export const Invalid: Story = {
  args: { errorId: 'checkbox-group-error', selected: new Set() },
  render: (args) => (
    <div>
      <CheckboxGroup {...args} />
      <p id="checkbox-group-error">Select at least one action.</p>
    </div>
  ),
};

/** Content below the items. */
export const WithDetails: Story = { args: { children: 'Public fields: title, slug' } };

export const Narrow: Story = { ...WithDetails, globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = {
  args: { label: 'مقال', allLabel: 'كل شيء في مقال' },
  globals: { direction: 'rtl', locale: 'ar' },
};
