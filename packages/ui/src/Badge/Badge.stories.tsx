import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from '../icons.ts';
import { Badge } from './Badge.tsx';
import gallery from '../storyboard/gallery.module.css';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Default: Story = { args: { tone: 'success', marker: 'dot', children: 'Published' } };

/** Every tone, without a marker, with a dot and with an icon. */
export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.stack}>
      {(['none', 'dot'] as const).map((marker) => (
        <div key={marker} className={gallery.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} marker={marker}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
      <div className={gallery.row}>
        <Badge icon={Globe}>English</Badge>
        <Badge tone="accent">12</Badge>
      </div>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className={gallery.narrow}>
      <Badge tone="warning" marker="dot">
        Waiting for the review of the editorial department in Reykjavík
      </Badge>
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
