import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Controls/Progress',
  component: Progress,
  args: { label: 'Uploading mill.png', value: 0.4 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof Progress>;

export const Default: Story = {};

/** The amount of work is not known yet. */
export const Indeterminate: Story = { args: { value: undefined } };

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      {[0, 0.4, 1, undefined].map((value) => (
        <Specimen caption={value === undefined ? 'unknown' : `${value * 100} %`} key={value ?? 'unknown'}>
          <Progress label={`Publishing, ${value ?? 'unknown'}`} value={value} />
        </Specimen>
      ))}
      <Specimen caption="edge">
        <Progress label="Uploading" shape="edge" value={0.7} />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'جارٍ التحميل' },
  globals: { direction: 'rtl', locale: 'ar' },
  async play() {
    const bar = screen.getByRole('progressbar', { name: 'جارٍ التحميل' });
    await expect(getComputedStyle(bar).direction).toBe('rtl');
    await expect(bar.getBoundingClientRect().height).toBe(6);
  },
};
