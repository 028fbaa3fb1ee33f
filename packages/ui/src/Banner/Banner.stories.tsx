import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import gallery from '../storyboard/gallery.module.css';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Display/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'Ada Lovelace saved this article two minutes ago',
    children: 'Your changes are kept. Look at hers before you save over them.',
    actions: (
      <>
        <Button size="small">Show changes</Button>
        <Button size="small" variant="ghost">
          Save anyway
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof Banner>;

export const Default: Story = {};

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.fields}>
      <Banner tone="info" title="A new version of the panel is ready" onDismiss={fn()} />
      <Banner tone="success" title="All 214 pictures were imported" onDismiss={fn()}>
        None had to be left out.
      </Banner>
      <Banner
        tone="warning"
        title="The licence ends in 6 days"
        actions={<Button size="small">Renew</Button>}
      />
      <Banner
        tone="danger"
        title="The article could not be saved"
        actions={<Button size="small">Retry</Button>}
      >
        The server did not answer. What you typed is kept in this window.
      </Banner>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    onDismiss: fn(),
    title: 'Something happened that needs quite a number of words before it can be understood by anyone',
    children: 'And then the explanation goes on for some lines. '.repeat(8),
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
