import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/index.ts';
import { Mail, Search } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Controls/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Title', placeholder: 'Morning bread' },
  argTypes: { startSlot: { control: false }, endSlot: { control: false } },
  render: (args) => (
    <FormColumn>
      <TextInput {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof TextInput>;

export const Default: Story = {};

export const SearchBox: Story = {
  args: {
    type: 'search',
    'aria-label': 'Search entries',
    placeholder: 'Search',
    startSlot: <Icon icon={Search} />,
  },
};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="empty">
        <Field label="Title">
          <TextInput placeholder="Morning bread" />
        </Field>
      </Specimen>
      <Specimen caption="filled">
        <Field label="Title">
          <TextInput defaultValue="Morning bread" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="This must be a valid email." label="Email">
          <TextInput defaultValue="nora@" startSlot={<Icon icon={Mail} />} type="email" />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Email">
          <TextInput defaultValue="nora@example.com" />
        </Field>
      </Specimen>
      <Specimen caption="read only">
        <Field label="Created by">
          <TextInput defaultValue="Nora Lind" readOnly />
        </Field>
      </Specimen>
      <Specimen caption="with slots">
        <Field label="Address">
          <TextInput defaultValue="morning-bread" endSlot=".html" startSlot="/blog/" />
        </Field>
      </Specimen>
      <Specimen caption="small">
        <TextInput aria-label="Small" placeholder="28 px" size="small" startSlot={<Icon icon={Search} />} />
      </Specimen>
      <Specimen caption="large">
        <TextInput aria-label="Large" placeholder="36 px" size="large" />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'بحث', placeholder: 'ابحث عن مدخل', startSlot: <Icon icon={Search} /> },
  globals: { direction: 'rtl', locale: 'ar' },
};
