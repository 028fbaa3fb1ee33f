import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
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
  title: 'Controls/DatePicker',
  component: DatePicker,
  args: { 'aria-label': 'Publish on', value: '2026-03-09', onValueChange: fn() },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof DatePicker>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['both-themes'],
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a date' }));
    // The days take the focus once they are rendered.
    await waitFor(() => expect(screen.getByRole('button', { name: /Monday, March 9, 2026/ })).toHaveFocus());
  },
};

/** The first day of the week and all names follow the locale. */
export const German: Story = {
  ...Open,
  args: { locale: 'de', labels: { open: 'Datum wählen', today: 'Heute', clear: 'Leeren' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Datum wählen' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Montag, 9. März 2026/ })).toHaveFocus());
  },
  globals: { locale: 'de' },
};

export const Limited: Story = { args: { min: '2026-03-05', max: '2026-03-20' } };

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="empty">
        <Field label="Publish on">
          <Controlled onValueChange={onValueChange} value={null} />
        </Field>
      </Specimen>
      <Specimen caption="filled">
        <Field hint="The article appears at midnight." label="Publish on">
          <Controlled onValueChange={onValueChange} value="2026-03-09" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="This day is in the past." label="Publish on">
          <Controlled onValueChange={onValueChange} value="1926-03-09" />
        </Field>
      </Specimen>
      <Specimen caption="no day">
        <Field error="This is not a valid date." label="Publish on">
          <Controlled onValueChange={onValueChange} value="31.12.2026" />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Publish on">
          <Controlled onValueChange={onValueChange} value="2026-03-09" />
        </Field>
      </Specimen>
      <Specimen caption="read only">
        <Field label="Created on">
          <Controlled onValueChange={onValueChange} readOnly value="2026-03-09" />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'تاريخ النشر',
    locale: 'ar',
    labels: { open: 'اختر تاريخًا', today: 'اليوم', clear: 'مسح' },
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
