import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Title', name: 'title', children: <TextInput /> },
  argTypes: { children: { control: false }, labelAction: { control: false } },
  render: (args) => (
    <FormColumn>
      <Field {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = { args: { hint: 'Shown in lists and as the heading of the page.' } };

export const WithError: Story = {
  args: {
    error: 'This value is required.',
    hint: 'Shown in lists and as the heading of the page.',
    required: true,
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: <TextInput defaultValue="Morning bread" /> },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Search',
    labelVisibility: 'hidden',
    children: <TextInput placeholder="Search" type="search" />,
  },
};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="label only">
        <Field label="Title">
          <TextInput />
        </Field>
      </Specimen>
      <Specimen caption="required, with a hint">
        <Field hint="Shown in lists and as the heading." label="Title" required>
          <TextInput defaultValue="Morning bread" />
        </Field>
      </Specimen>
      <Specimen caption="with an error">
        <Field
          error="The value is too long (max: 60)."
          hint="Shown in lists and as the heading."
          label="Title"
        >
          <TextInput defaultValue="Morning bread, and what the night before has to do with it" />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled hint="Your role does not edit this field." label="Title">
          <TextInput defaultValue="Morning bread" />
        </Field>
      </Specimen>
      <Specimen caption="with a badge at the label">
        <Field label="Title" labelAction={<Icon icon={Globe} label="Localized" tone="muted" />}>
          <TextInput />
        </Field>
      </Specimen>
      <Specimen caption="with a link at the label">
        <Field label="Slug" labelAction={<Link href="#regenerate">Regenerate</Link>}>
          <TextInput defaultValue="morning-bread" />
        </Field>
      </Specimen>
      <Specimen caption="a long label">
        <Field
          hint="A hint that goes on for a while, to see how it wraps under a narrow control without pushing it aside."
          label="What readers see when the article is shared in places that show a picture and two lines"
          required
        >
          <TextInput />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'العنوان', hint: 'يظهر في القوائم.', error: 'هذه القيمة مطلوبة.', required: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
