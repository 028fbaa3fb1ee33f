import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Media', href: '#media' }, { label: 'Travel', href: '#travel' }, { label: 'Iceland' }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Media', href: '#media' },
      { label: 'Pictures of all the journeys that the editors made in the last ten years', href: '#travel' },
      { label: 'The road along the southern coast of Iceland in the first days of winter' },
    ],
  },
  render: (args) => (
    <div className={gallery.narrow}>
      <Breadcrumb {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl', locale: 'ar' } };
