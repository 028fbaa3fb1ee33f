import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  args: {
    accept: ['image/*', '.pdf'],
    multiple: true,
    maxBytes: 200_000,
    hint: 'Pictures and PDF, up to 200 kB each',
    onFiles: fn(),
    onReject: fn(),
  },
  render: (args) => (
    <FormColumn>
      <FileDrop {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof FileDrop>;

export const Default: Story = {};

export const OneFile: Story = { args: { multiple: false, labels: { choose: 'Choose a logo' } } };

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onFiles }) => (
    <Specimens>
      <Specimen caption="waiting">
        <FileDrop hint="Pictures up to 10 MB" multiple onFiles={onFiles} />
      </Specimen>
      <Specimen caption="in a field, invalid">
        <Field error="The picture is larger than 10 MB." label="Cover" required>
          <FileDrop labels={{ choose: 'Choose a picture', drop: 'or drop it here' }} onFiles={onFiles} />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <FileDrop disabled hint="Your role does not upload files." onFiles={onFiles} />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { labels: { choose: 'اختر ملفات', drop: 'أو أفلتها هنا' }, hint: 'صور حتى 10 ميغابايت' },
  globals: { direction: 'rtl', locale: 'ar' },
};
