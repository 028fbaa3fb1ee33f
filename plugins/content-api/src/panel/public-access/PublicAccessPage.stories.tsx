import { renderPanelStory, respondWithError } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { publicAccessActions } from '../../access-actions.ts';
import { accessPanel, type AccessSpec } from '../fixtures/access-panel.testing.ts';

const ready = async () => {
  await screen.findByRole('group', { name: 'Article' });
};

async function select(type: string, action: string): Promise<void> {
  const group = within(await screen.findByRole('group', { name: type }));
  await userEvent.click(group.getByRole('checkbox', { name: action }));
}

const meta = {
  title: 'Settings/Public access',
  parameters: { layout: 'fullscreen' },
  play: ready,
  render: (args, context) => renderPanelStory(accessPanel(args), context),
} satisfies Meta<AccessSpec>;
export default meta;
type Story = StoryObj<AccessSpec>;

/** Nothing is public, as in a new installation. */
export const Closed: Story = { tags: ['both-themes'] };

/** Selected actions, the fields that they make public, and both warnings. */
export const Selected: Story = {
  tags: ['both-themes'],
  play: async () => {
    await select('Article', 'Find');
    await select('Author', 'All actions on Author');
    await select('Imprint', 'Find');
    await screen.findByText(/can also be read through the relations/);
  },
};

/** A user who may see but not change public access. */
export const ReadOnly: Story = { args: { permissions: [publicAccessActions.read] } };

/** An application without content types. */
export const Empty: Story = {
  args: { types: [] },
  play: async () => {
    await screen.findByText('This application has no content types.');
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = {
  args: { responses: { 'GET /content-api/public-access': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('navigation', { name: 'Settings' });
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = {
  args: {
    responses: {
      'GET /content-api/public-access': respondWithError(500, 'InternalServerError', 'Internal Server Error'),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

export const Narrow: Story = { ...Selected, tags: [], globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = {
  ...Selected,
  tags: [],
  globals: { direction: 'rtl', locale: 'ar' },
};
