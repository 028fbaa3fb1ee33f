import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onPhone, panelParameters, rightToLeft } from '../../routing/fixtures/panel-story.tsx';
import { respondWithError } from '../../testing/panel/test-responses.ts';
import type { TestPanelSpec } from '../../testing/panel/open-test-panel.tsx';
import { renderPanelStory } from '../../testing/panel/panel-story.tsx';
import { editors, rolePlugin } from '../fixtures/role-page.tsx';

const read = { 'GET /admin/roles/:id': { data: editors } };

const meta = {
  title: 'Shell/Form page',
  parameters: panelParameters,
  args: { plugins: [rolePlugin], responses: read, at: '/roles/7' },
  render: (spec, context) => renderPanelStory(spec, context),
} satisfies Meta<TestPanelSpec>;
export default meta;
type Story = StoryObj<TestPanelSpec>;

const shown = async () => {
  await screen.findByRole('textbox', { name: /^Name/ });
};

export const Default: Story = { tags: ['both-themes'], play: shown };

export const RightToLeft: Story = { play: shown, globals: rightToLeft };

export const Phone: Story = { play: shown, globals: onPhone };

/** An error of a field is at the field; other errors are above the form. */
export const Refused: Story = {
  args: {
    responses: {
      ...read,
      'PUT /admin/roles/:id': respondWithError(400, 'ValidationError', '2 errors occurred', {
        errors: [
          { path: ['name'], message: 'This name is taken', name: 'ValidationError' },
          { path: ['code'], message: 'The code cannot be changed', name: 'ValidationError' },
        ],
      }),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The code cannot be changed')).toBeVisible();
  },
};

/** The placeholder while the response is pending. */
export const Loading: Story = {
  args: { responses: { 'GET /admin/roles/:id': () => new Promise<never>(() => undefined) } },
};

export const Failed: Story = {
  args: {
    responses: {
      'GET /admin/roles/:id': respondWithError(500, 'InternalServerError', 'Internal Server Error'),
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('This page could not be loaded', undefined, { timeout: 20_000 }),
    ).toBeVisible();
  },
};
