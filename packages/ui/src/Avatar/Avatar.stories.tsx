import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9b8a4"/><circle cx="20" cy="16" r="7" fill="#6b4f3a"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#3a5bc7"/></svg>',
  );

export const Default: Story = {};

/** Three sizes, with initials, a picture, and a picture that fails to load. */
export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.stack}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className={gallery.row}>
          <Avatar name="Ada Lovelace" size={size} />
          <Avatar name="Grace Hopper" size={size} src={picture} />
          <Avatar name="Edsger Wybe Dijkstra" size={size} src="data:image/png;base64,AAAA" />
          <Avatar name="madonna" size={size} />
        </div>
      ))}
    </div>
  ),
};

/** Next to the name of the person, the avatar is decorative. */
export const WithName: Story = {
  render: () => (
    <div className={gallery.row}>
      <Avatar name="Ada Lovelace" label="" />
      Ada Lovelace
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
