import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Controls/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  render: (args) => (
    <FormColumn>
      <PasswordInput {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof PasswordInput>;

export const Default: Story = {};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="filled">
        <Field label="Password">
          <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="Both passwords must be the same." label="Confirm password" required>
          <PasswordInput autoComplete="new-password" defaultValue="correct" />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Password">
          <PasswordInput autoComplete="off" defaultValue="correct horse" />
        </Field>
      </Specimen>
      <Specimen caption="large">
        <PasswordInput aria-label="Large" autoComplete="off" placeholder="36 px" size="large" />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'كلمة المرور', labels: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' } },
  globals: { direction: 'rtl', locale: 'ar' },
};
