import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(initial);
  return (
    <Combobox
      {...props}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      value={value}
    />
  );
}

const nora: ComboboxOption = { value: 'nora', label: 'Nora Lind', hint: 'nora@example.com' };

const authors: readonly ComboboxOption[] = [
  nora,
  { value: 'elias', label: 'Elias Ahmadi', hint: 'elias@example.com' },
  { value: 'zoe', label: 'Zoë Keller', hint: 'zoe@example.com' },
  { value: 'tomas', label: 'Tomás Ferreira', hint: 'tomas@example.com' },
  { value: 'yuki', label: 'Yuki Mori', hint: 'on leave', disabled: true },
];

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: {
    'aria-label': 'Author',
    options: authors,
    value: null,
    placeholder: 'Find an author',
    onValueChange: fn(),
  },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof Combobox>;

export const Default: Story = {};

export const Clearable: Story = { args: { value: nora, clearable: true } };

/** The caller loads the options for the query, for example from a server. */
export const Loading: Story = { args: { onQueryChange: fn(), options: [], loading: true } };

export const Open: Story = {
  tags: ['both-themes'],
  args: { value: nora, clearable: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Author' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
};

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="nothing chosen">
        <Field label="Author">
          <Controlled
            onValueChange={onValueChange}
            options={authors}
            placeholder="Find an author"
            value={null}
          />
        </Field>
      </Specimen>
      <Specimen caption="chosen, can be cleared">
        <Field label="Author">
          <Controlled clearable onValueChange={onValueChange} options={authors} value={nora} />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="This value is required." label="Author" required>
          <Controlled onValueChange={onValueChange} options={authors} value={null} />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Author">
          <Controlled clearable onValueChange={onValueChange} options={authors} value={nora} />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'الكاتب',
    placeholder: 'ابحث عن كاتب',
    options: [{ value: 'nora', label: 'نورا' }],
    value: { value: 'nora', label: 'نورا' },
    clearable: true,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
