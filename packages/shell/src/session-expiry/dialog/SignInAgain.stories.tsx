import type { Meta, StoryObj } from '@storybook/react-vite';
import { AxiosError } from 'axios';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorResponse } from '../../http/fixtures/fake-server.ts';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  afterAnimations,
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';
import { endingSession, notes } from '../fixtures/ending-session.tsx';

const refused = errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials');

/** The responses for a page whose session ends before its first save. */
const ended = { ...endingSession().responses, 'PUT /admin/users/me': refused };

/** Changes a text and saves it, which opens the dialog. */
async function meetDialog() {
  await userEvent.click(await screen.findByLabelText('Text'));
  await userEvent.paste('Seven poems');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
  await afterAnimations();
  return dialog;
}

async function submit(password: string) {
  const dialog = await meetDialog();
  if (password !== '') {
    await userEvent.click(dialog.getByLabelText(/^Password/));
    await userEvent.paste(password);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  return dialog;
}

/** Refuses the renewal once the page has rendered. */
function refusedAfterStart(): NonNullable<PanelSpec['responses']> {
  let isStarted = false;
  return {
    ...ended,
    'POST /admin/renew-token': () => {
      if (isStarted) return errorResponse(400, 'ValidationError', 'Invalid token');
      isStarted = true;
      return { body: { data: { token: 'renewed' } } };
    },
  };
}

const meta = {
  title: 'Shell/Session ended',
  parameters: panelParameters,
  args: { at: '/note', plugins: [notes] },
  render: (spec, context) =>
    renderPanelStory({ ...spec, responses: { ...refusedAfterStart(), ...spec.responses } }, context),
  play: async () => {
    await meetDialog();
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { tags: ['both-themes'], globals: onPhone };

/** The error of the server is above the password, which remains. */
export const InvalidPassword: Story = {
  tags: ['both-themes'],
  play: async () => {
    const dialog = await submit('wrong');
    await dialog.findByText('Invalid credentials');
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
  },
};

export const NoPassword: Story = {
  play: async () => {
    const dialog = await submit('');
    await dialog.findByText('Enter your password.');
  },
};

export const Unreachable: Story = {
  args: {
    responses: {
      'POST /admin/login': () => {
        throw new AxiosError('Network Error');
      },
    },
  },
  play: async () => {
    const dialog = await submit('Passw0rd');
    await dialog.findByText('The server cannot be reached. Try again in a moment.');
  },
};

/** The request is pending. */
export const Sending: Story = {
  args: { responses: { 'POST /admin/login': () => new Promise<never>(() => undefined) } },
  play: async () => {
    const dialog = await submit('Passw0rd');
    await expect(dialog.getByRole('button', { name: /Sign in/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A name and an address of extreme length. */
export const LongNames: Story = {
  args: {
    responses: {
      'GET /admin/users/me': {
        body: {
          data: {
            id: 1,
            firstname: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
            lastname: 'Lovelace',
            email: `${'a'.repeat(64)}@${'example-'.repeat(6)}library.example.com`,
            preferedLanguage: null,
            roles: [],
          },
        },
      },
    },
  },
  globals: onPhone,
};

/** The confirmation of the sign-out names the unsaved changes. */
export const SigningOut: Story = {
  play: async () => {
    const dialog = await meetDialog();
    await userEvent.click(dialog.getByText('Sign out'));
    await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    await afterAnimations();
  },
};
