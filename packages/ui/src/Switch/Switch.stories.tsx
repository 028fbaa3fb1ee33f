import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Draft and publish', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {};

export const InField: Story = {
  args: { label: undefined, name: 'featured' },
  render: (args) => (
    <Field hint="Shown first on the homepage." label="Featured">
      <Switch {...args} />
    </Field>
  ),
};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="off">
        <Switch label="Responsive images" />
      </Specimen>
      <Specimen caption="on">
        <Switch defaultChecked label="Responsive images" />
      </Specimen>
      <Specimen caption="disabled">
        <Switch disabled label="Video previews" />
      </Specimen>
      <Specimen caption="disabled, on">
        <Switch defaultChecked disabled label="Video previews" />
      </Specimen>
      <Specimen caption="in a field">
        <Field hint="Shown first on the homepage." label="Featured">
          <Switch defaultChecked />
        </Field>
      </Specimen>
      <Specimen caption="in a field, invalid">
        <Field error="Only three articles can be featured." label="Featured">
          <Switch defaultChecked />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'مقال مميز', defaultChecked: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
