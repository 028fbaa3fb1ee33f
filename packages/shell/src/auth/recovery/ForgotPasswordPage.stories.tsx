import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Forgot password',
  parameters: panelParameters,
  args: { at: '/auth/forgot-password', visitor: 'signed out' },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Password Recovery' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Email' }));
    await screen.findByText('This value is required.');
  },
};

/** The error of the server is above the form. */
export const Refused: Story = {
  tags: ['both-themes'],
  args: {
    responses: {
      'POST /admin/forgot-password': errorResponse(
        429,
        'RateLimitError',
        'Too many requests, please try again later.',
      ),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByLabelText(/^Email/));
    await userEvent.paste('ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
    await screen.findByText('Too many requests, please try again later.');
  },
};

const sent = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Email sent' });
};

/** The confirmation, whether or not the account exists. */
export const Sent: Story = {
  tags: ['both-themes'],
  args: { at: '/auth/forgot-password-success' },
  play: sent,
};

export const SentPhone: Story = { ...Sent, globals: onPhone };
