import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { Grid12 } from './Grid12.tsx';

const spans = [8, 4, 6, 6, 4, 4, 4, 12] as const;

const cells = spans.map((span, index) => (
  <Grid12.Cell key={`${index}-${span}`} span={span}>
    <div className={gallery.box}>{span}</div>
  </Grid12.Cell>
));

const meta = {
  title: 'Layout/Grid12',
  component: Grid12,
  args: { children: cells },
} satisfies Meta<typeof Grid12>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

/** In a narrow container, every cell spans the whole row, regardless of the width of the window. */
export const Narrow: Story = {
  render: (args) => (
    <div className={gallery.narrow}>
      <Grid12 {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl', locale: 'ar' } };
