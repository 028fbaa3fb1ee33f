import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Sign in',
  parameters: panelParameters,
  args: { at: '/auth/login', visitor: 'signed out' },
  render: renderPanelStory,
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

async function signIn() {
  await userEvent.click(await screen.findByLabelText(/^Email/));
  await userEvent.paste('ada@example.com');
  await userEvent.click(screen.getByLabelText(/^Password/));
  await userEvent.paste('Wr0ng-password');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

/** An empty submission: each field shows its error, and the first one has the focus. */
export const Incomplete: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.getAllByText('This value is required.')).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
  },
};

/** An error of the whole form is above it. */
export const Refused: Story = {
  args: { responses: { 'POST /admin/login': errorResponse(400, 'ApplicationError', 'Invalid credentials') } },
  play: async () => {
    await signIn();
    await screen.findByText('Invalid credentials');
  },
};

/** The request is pending. */
export const Sending: Story = {
  args: { responses: { 'POST /admin/login': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await signIn();
    await expect(await screen.findByRole('button', { name: /Login/ })).toHaveAttribute('aria-busy', 'true');
  },
};
