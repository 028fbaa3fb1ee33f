import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { FormColumn } from '../storyboard/index.ts';
import { SearchInput } from './SearchInput.tsx';

function Example({ onSearch, ...props }: ComponentProps<typeof SearchInput>) {
  const [search, setSearch] = useState(props.search);
  return (
    <FormColumn>
      <SearchInput
        {...props}
        onSearch={(next, history) => {
          setSearch(next);
          onSearch(next, history);
        }}
        search={search}
      />
      <output>{search}</output>
    </FormColumn>
  );
}

const meta = {
  title: 'Controls/SearchInput',
  component: SearchInput,
  args: { label: 'Search in Articles', placeholder: 'Search', search: '', onSearch: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof SearchInput>;

/** The current search is displayed below the input. */
export const Default: Story = {};

/** With a keyboard shortcut. */
export const WithShortcut: Story = { args: { shortcut: '/' } };

export const Searched: Story = { tags: ['both-themes'], args: { search: 'night train' } };

export const RightToLeft: Story = {
  args: { label: 'البحث في المقالات', placeholder: 'بحث', search: 'خبز' },
  globals: { direction: 'rtl', locale: 'ar' },
};
