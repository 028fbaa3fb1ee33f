import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      {...props}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      value={value}
    />
  );
}

const formats = [
  { value: 'text', label: 'Short text', hint: 'Titles, names, links' },
  { value: 'long', label: 'Long text', hint: 'Descriptions, biographies' },
  { value: 'rich', label: 'Rich text', hint: 'Not available in this component', disabled: true },
];

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const ratings = Array.from({ length: 11 }, (_, rating) => ({ value: String(rating), label: rating }));

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: { 'aria-label': 'Format', options: formats, value: 'text', onValueChange: fn() },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};

export const Segmented: Story = {
  args: { 'aria-label': 'Theme', options: themes, value: 'light', variant: 'segmented' },
};

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="list">
        <Field label="Format">
          <Controlled onValueChange={onValueChange} options={formats} value="text" />
        </Field>
      </Specimen>
      <Specimen caption="side by side">
        <Field label="Theme">
          <Controlled onValueChange={onValueChange} options={themes} orientation="horizontal" value="dark" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="Choose a format." label="Format" required>
          <Controlled onValueChange={onValueChange} options={themes} value={null} />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Theme">
          <Controlled onValueChange={onValueChange} options={themes} value="dark" />
        </Field>
      </Specimen>
      <Specimen caption="segmented">
        <Controlled
          aria-label="Theme, segmented"
          onValueChange={onValueChange}
          options={themes}
          value="system"
          variant="segmented"
        />
      </Specimen>
      <Specimen caption="a rating">
        <Controlled
          aria-label="How likely are you to recommend this?"
          onValueChange={onValueChange}
          options={ratings}
          value="8"
          variant="segmented"
        />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'المظهر',
    options: [
      { value: 'light', label: 'فاتح' },
      { value: 'dark', label: 'داكن' },
      { value: 'system', label: 'النظام' },
    ],
    value: 'dark',
    variant: 'segmented',
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
