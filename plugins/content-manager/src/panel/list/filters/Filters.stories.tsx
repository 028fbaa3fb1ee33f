import { permission } from '@admin/fixtures';
import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyPermission } from '../fixtures/library-permissions.ts';
import { bookPath, libraryPanel, type LibrarySpec } from '../fixtures/library-panel.tsx';

const permissions = [...everyPermission, permission('admin::users.read')];

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('button', { name: 'Apply' });
};

/** Two of the books; the story does not concern the list. */
const twoBooks = `${bookPath}?page=1&pageSize=2&sort=title:ASC`;

const several =
  '&filters[$and][0][title][$containsi]=coast&filters[$and][1][genre][$in][0]=novel&filters[$and][1][genre][$in][1]=essay' +
  '&filters[$and][2][$or][0][updatedAt][$during]=last-7-days&filters[$and][2][$or][1][updatedBy][id][$me]=true' +
  '&filters[$and][3][author][id][$in][0]=3';

const meta = {
  title: 'Content manager/List filters',
  render: (spec, context) => renderPanelStory(libraryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: { permissions, at: twoBooks },
  play: open,
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

/** No condition yet: the first one has the title field. */
export const First: Story = {
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Field' })).toHaveFocus());
  },
};

/** Applied without a value. */
export const Missing: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('This condition needs a value.')).toBeVisible();
  },
};

/** Conditions of several types, and a group; the chips show the same as text. */
export const Several: Story = { tags: ['both-themes'], args: { at: `${twoBooks}${several}` } };

/** The active filters, and one of the statuses. */
export const Chips: Story = {
  args: { at: `${twoBooks}${several}&filters[$and][4][publishedAt][$null]=true` },
  play: async () => {
    await screen.findByText('Filter: Author is one of Mary Shelley');
    await expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Each filter is listed if no entry matches. */
export const NothingMatches: Story = {
  args: { at: `${twoBooks}&filters[title][$containsi]=ship&filters[publishedAt][$null]=true`, books: [] },
  play: async () => {
    await screen.findByText(/^No entry matches/);
  },
};

/** The inputs of a day, a time and a range. */
export const Ranges: Story = {
  args: {
    at: `${twoBooks}&filters[updatedAt][$between][0]=2026-03-01T08:00:00.000Z&filters[updatedAt][$between][1]=2026-03-31T17:30:00.000Z&filters[pages][$between][0]=100&filters[pages][$between][1]=300`,
  },
};

export const Phone: Story = {
  args: { at: `${twoBooks}${several}` },
  globals: { viewport: { value: 'mobile1' } },
};

/** The statuses scroll horizontally, without moving the other elements. */
export const ChipsOnPhone: Story = {
  ...Chips,
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  args: { at: `${twoBooks}${several}` },
  globals: { direction: 'rtl' },
};
