import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { errorResponse, type FakeResponses } from '../../../http/fixtures/fake-server.ts';
import type { PanelSpec } from '../../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../../routing/fixtures/panel-story.tsx';

const invited = { email: 'grace@example.com', firstname: 'Grace', lastname: null };

const responses: FakeResponses = { 'GET /admin/registration-info': { body: { data: invited } } };

const meta = {
  title: 'Shell/Register invited',
  parameters: panelParameters,
  args: { at: '/auth/register?registrationToken=x', visitor: 'signed out', responses },
  render: renderPanelStory,
  play: async () => {
    await screen.findByLabelText(/^Email/);
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

async function accept() {
  await userEvent.click(await screen.findByLabelText(/^Password/));
  await userEvent.paste('Passw0rd');
  await userEvent.click(screen.getByLabelText(/^Confirm password/));
  await userEvent.paste('Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: "Let's start" }));
}

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

/** The invitation is loading. */
export const Loading: Story = {
  args: { responses: { 'GET /admin/registration-info': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('link', { name: 'Already have an account?' });
  },
};

/** A name and an address longer than the form is wide. */
export const LongTexts: Story = {
  args: {
    responses: {
      'GET /admin/registration-info': {
        body: {
          data: {
            email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@philadelphia.example.com',
            firstname: 'Hubert Blaine Wolfeschlegelstein',
            lastname: 'Hausenbergerdorff the Elder',
          },
        },
      },
    },
  },
  globals: onPhone,
};

/** Every required empty field shows its error. */
export const Incomplete: Story = {
  play: async () => {
    const firstname = await screen.findByLabelText(/^First name/);
    // The page focuses the field, which would undo the selection of the text to clear.
    await waitFor(() => expect(firstname).toHaveFocus());
    await userEvent.clear(firstname);
    await userEvent.click(screen.getByRole('button', { name: "Let's start" }));
    await waitFor(() => expect(screen.getAllByText('This value is required.')).toHaveLength(3));
  },
};

/** The server rejects a password that the form accepts. */
export const RefusedPassword: Story = {
  args: {
    responses: {
      ...responses,
      'POST /admin/register': errorResponse(400, 'ValidationError', 'x', {
        errors: [
          {
            path: ['userInfo', 'password'],
            message: 'This password is too common.',
          },
        ],
      }),
    },
  },
  play: async () => {
    await accept();
    await screen.findByText('This password is too common.');
  },
};

/** The invitation has been used or withdrawn. */
export const RefusedInvitation: Story = {
  tags: ['both-themes'],
  args: {
    responses: {
      ...responses,
      'POST /admin/register': errorResponse(400, 'ValidationError', 'This invitation is no longer valid.'),
    },
  },
  play: async () => {
    await accept();
    await screen.findByText('This invitation is no longer valid.');
  },
};
