import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { TimePicker, type TimePickerProps } from './TimePicker.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, ...props }: TimePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <TimePicker
      {...props}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      value={value}
    />
  );
}

const meta = {
  title: 'Controls/TimePicker',
  component: TimePicker,
  args: { 'aria-label': 'Opens at', value: '07:30:00.000', onValueChange: fn() },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof TimePicker>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['both-themes'],
  parameters: { docs: { story: { inline: false, iframeHeight: 380 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Opens at' }));
    const option = await screen.findByRole('option', { name: '07:30' });
    await waitFor(() => expect(option).toBeVisible());
  },
};

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="empty">
        <Field label="Opens at">
          <Controlled onValueChange={onValueChange} value={null} />
        </Field>
      </Specimen>
      <Specimen caption="filled">
        <Field hint="Local time of the bakery." label="Opens at">
          <Controlled onValueChange={onValueChange} value="07:30:00.000" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="The bakery closes before it opens." label="Closes at">
          <Controlled onValueChange={onValueChange} value="05:00:00.000" />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Opens at">
          <Controlled onValueChange={onValueChange} value="07:30:00.000" />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'يفتح في', labels: { open: 'اختر وقتًا' } },
  globals: { direction: 'rtl', locale: 'ar' },
};
