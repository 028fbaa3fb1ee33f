import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { label: 'Keep me informed', hint: 'About new versions and security fixes, a few times a year.' },
};

export const SomeChosen: Story = { args: { label: 'All entries', checked: 'indeterminate' } };

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="off">
        <Checkbox label="Searchable" />
      </Specimen>
      <Specimen caption="on">
        <Checkbox defaultChecked label="Searchable" />
      </Specimen>
      <Specimen caption="some of a group">
        <Checkbox checked="indeterminate" label="All entries" />
      </Specimen>
      <Specimen caption="disabled">
        <Checkbox disabled label="Filterable" />
      </Specimen>
      <Specimen caption="disabled, on">
        <Checkbox defaultChecked disabled label="Filterable" />
      </Specimen>
      <Specimen caption="invalid">
        <Checkbox aria-invalid label="I agree to the terms" />
      </Specimen>
      <Specimen caption="with a hint">
        <Checkbox
          hint="About new versions and security fixes, a few times a year."
          label="Keep me informed"
        />
      </Specimen>
      <Specimen caption="without a label, in a table">
        <Checkbox aria-label="Select Morning bread" />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'تذكرني', hint: 'على هذا الجهاز فقط', defaultChecked: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
