import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Loading the entries' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};

export const Decoration: Story = { args: { label: undefined } };

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens arrangement="row">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Specimen caption={size} key={size}>
          <Spinner label={`Loading, ${size}`} size={size} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'جارٍ التحميل' },
  globals: { direction: 'rtl', locale: 'ar' },
};
