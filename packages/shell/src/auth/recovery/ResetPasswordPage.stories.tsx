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
  title: 'Shell/Reset password',
  parameters: panelParameters,
  args: { at: '/auth/reset-password?code=x', visitor: 'signed out' },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Reset password' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

async function choose(password: string, confirmation: string) {
  await userEvent.click(await screen.findByLabelText(/^Password/));
  await userEvent.paste(password);
  await userEvent.click(screen.getByLabelText(/^Confirm password/));
  await userEvent.paste(confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

/** The passwords differ. */
export const Invalid: Story = {
  play: async () => {
    await choose('Passw0rd', 'Passw0rt');
    await screen.findByText('The passwords do not match.');
  },
};

/** The link is used or expired. */
export const Refused: Story = {
  args: {
    responses: {
      'POST /admin/reset-password': errorResponse(
        400,
        'ApplicationError',
        'This link is no longer valid. Ask for a new one.',
      ),
    },
  },
  play: async () => {
    await choose('Passw0rd', 'Passw0rd');
    await screen.findByRole('heading', { name: 'This link is no longer valid' });
  },
};
