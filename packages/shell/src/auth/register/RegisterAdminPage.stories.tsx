import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Register administrator',
  parameters: panelParameters,
  args: { at: '/auth/register-admin', visitor: 'first administrator' },
  render: renderPanelStory,
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

/** Every field shows its error. */
export const Invalid: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await screen.findByLabelText(/^Email/));
    await userEvent.paste('Ada@Example.com');
    await userEvent.click(screen.getByLabelText(/^Password/));
    await userEvent.paste('password');
    await userEvent.click(screen.getByLabelText(/^Confirm password/));
    await userEvent.paste('passwort');
    await userEvent.click(screen.getByRole('button', { name: "Let's start" }));
    await expect(await screen.findByText('The passwords do not match.')).toBeVisible();
  },
};

export const InvalidPhone: Story = { ...Invalid, globals: onPhone };

/** Another administrator was registered first. */
export const Refused: Story = {
  args: {
    responses: {
      'POST /admin/register-admin': errorResponse(
        400,
        'ApplicationError',
        'You cannot register a new super admin',
      ),
      'GET /admin/init': {
        body: { data: { uuid: false, hasAdmin: true, menuLogo: null, authLogo: null } },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByLabelText(/^First name/));
    await userEvent.paste('Ada');
    await userEvent.click(screen.getByLabelText(/^Email/));
    await userEvent.paste('ada@example.com');
    await userEvent.click(screen.getByLabelText(/^Password/));
    await userEvent.paste('Passw0rd');
    await userEvent.click(screen.getByLabelText(/^Confirm password/));
    await userEvent.paste('Passw0rd');
    await userEvent.click(screen.getByRole('button', { name: "Let's start" }));
    await screen.findByText('You cannot register a new super admin');
    await screen.findByRole('link', { name: 'Already have an account?' });
  },
};
