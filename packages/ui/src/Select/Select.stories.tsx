import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FileText, Globe, Lock } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { Select, type SelectProps } from './Select.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, onClear, ...props }: SelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...props}
      {...(onClear && {
        onClear: () => {
          setValue(null);
          onClear();
        },
      })}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      value={value}
    />
  );
}

const crumbs = [
  { value: 'open', label: 'Open crumb' },
  { value: 'even', label: 'Even crumb' },
  { value: 'dense', label: 'Dense crumb' },
  { value: 'none', label: 'No crumb', disabled: true },
];

const visibilities = [
  { value: 'public', label: 'Public', hint: 'Anyone with the address', icon: <Icon icon={Globe} /> },
  { value: 'draft', label: 'Draft', hint: 'Only people who edit', icon: <Icon icon={FileText} /> },
  { value: 'private', label: 'Private', hint: 'Only you', icon: <Icon icon={Lock} /> },
];

const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    'aria-label': 'Crumb',
    options: crumbs,
    value: null,
    placeholder: 'Choose a crumb',
    onValueChange: fn(),
  },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {};

export const Clearable: Story = { args: { value: 'even', onClear: fn() } };

export const Open: Story = {
  tags: ['both-themes'],
  args: { 'aria-label': 'Visibility', options: visibilities, value: 'draft', onClear: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Visibility' }));
    await expect(await screen.findByRole('option', { name: /Draft/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="nothing chosen">
        <Field label="Crumb">
          <Controlled
            onValueChange={onValueChange}
            options={crumbs}
            placeholder="Choose a crumb"
            value={null}
          />
        </Field>
      </Specimen>
      <Specimen caption="chosen">
        <Field label="Visibility">
          <Controlled onValueChange={onValueChange} options={visibilities} value="draft" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="This value is required." label="Crumb" required>
          <Controlled
            onValueChange={onValueChange}
            options={crumbs}
            placeholder="Choose a crumb"
            value={null}
          />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Crumb">
          <Controlled onValueChange={onValueChange} options={crumbs} value="even" />
        </Field>
      </Specimen>
      <Specimen caption="small, as wide as its text">
        <Controlled
          aria-label="Entries per page"
          onValueChange={onValueChange}
          options={['10', '20', '50', '100'].map((value) => ({ value, label: value }))}
          size="small"
          value="20"
          width="content"
        />
      </Specimen>
      <Specimen caption="a long text">
        <Controlled
          aria-label="Long"
          onValueChange={onValueChange}
          options={[{ value: 'long', label: 'A label that is longer than the control has room for, by far' }]}
          value="long"
        />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'الحالة',
    options: [
      { value: 'draft', label: 'مسودة' },
      { value: 'published', label: 'منشور' },
    ],
    value: 'draft',
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
