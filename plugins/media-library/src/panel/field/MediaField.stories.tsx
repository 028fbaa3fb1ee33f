import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { articlePanel, onArticles, type ArticleSpec } from '../fixtures/articles.testing.ts';
import { someFiles } from '../fixtures/some-files.ts';

const [harbour, garden, bridge, rules] = someFiles;

const choose = async (field: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${field}`) }));
  return within(await screen.findByRole('dialog', { name: /^Choose/ }));
};

const meta = {
  title: 'Media library/Field',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.setItem('admin.media-library.layout', 'grid'),
  args: { values: { cover: harbour, gallery: [garden, rules, bridge] } },
  play: async () => {
    await screen.findByText('Night garden.jpg');
  },
  render: (args, context) => renderPanelStory(articlePanel(args), context),
} satisfies Meta<ArticleSpec>;
export default meta;
type Story = StoryObj<ArticleSpec>;

/** A single picture, and several files in an order. */
export const Filled: Story = { tags: ['both-themes'] };

/** Empty fields, which accept clicks and dropped files. */
export const Empty: Story = {
  args: { values: {} },
  play: async () => {
    await screen.findByRole('button', { name: /^Cover/ });
  },
};

/** A required field without a file shows its error. */
export const Invalid: Story = {
  args: { values: {} },
  play: async () => {
    await screen.findByRole('button', { name: /^Cover/ });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findAllByText('This value is required.');
  },
};

/** A user without permission to change the entry. */
export const ReadOnly: Story = {
  args: { permissions: onArticles.filter(({ action }) => action.endsWith('.read')) },
};

/** A file is chosen in the library. */
export const ChooseOne: Story = {
  args: { values: {} },
  play: async () => {
    const dialog = await choose('Cover');
    await userEvent.click(await dialog.findByRole('button', { name: 'Canal.jpg' }));
  },
};

/** Files are chosen in several folders and pages. */
export const ChooseSeveral: Story = {
  tags: ['both-themes'],
  play: async () => {
    const dialog = await choose('Gallery');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select Quarry.jpg' }));
    await dialog.findByText('4 files chosen');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
