import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

/** Stores the value in state, like a form. */
function Controlled({ value: initial, onValueChange, ...props }: NumberInputProps) {
  const [value, setValue] = useState(initial);
  return (
    <NumberInput
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
  title: 'Controls/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Servings', value: 4, onValueChange: fn() },
  argTypes: { startSlot: { control: false }, endSlot: { control: false } },
  render: (args) => (
    <FormColumn>
      <Controlled {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof NumberInput>;

export const Default: Story = {};

export const Price: Story = {
  args: { 'aria-label': 'Price', value: 0.1, step: 0.1, min: 0, max: 1, endSlot: '€' },
};

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onValueChange }) => (
    <Specimens>
      <Specimen caption="whole number">
        <Field label="Servings">
          <Controlled onValueChange={onValueChange} value={4} />
        </Field>
      </Specimen>
      <Specimen caption="with a unit">
        <Field label="Price">
          <Controlled endSlot="€" onValueChange={onValueChange} step={0.05} value={12.5} />
        </Field>
      </Specimen>
      <Specimen caption="empty">
        <Field hint="Minutes in the oven." label="Baking time">
          <Controlled onValueChange={onValueChange} placeholder="35" value={null} />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="The value is too high (max: 12)." label="Servings">
          <Controlled onValueChange={onValueChange} value={40} />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Servings">
          <Controlled onValueChange={onValueChange} value={4} />
        </Field>
      </Specimen>
      <Specimen caption="small">
        <Controlled aria-label="Small" onValueChange={onValueChange} size="small" value={28} />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'السعر', value: 12.5, endSlot: '€' },
  globals: { direction: 'rtl', locale: 'ar' },
};
