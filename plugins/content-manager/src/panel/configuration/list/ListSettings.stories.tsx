import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { dragCard } from '../arranging/fixtures/drag-card.ts';
import { loading, noPermission } from '../fixtures/page-states.ts';
import { bookPath, libraryPanel, type LibrarySpec } from '../../list/fixtures/library-panel.tsx';

const ready = async () => {
  await screen.findByRole('list', { name: 'Columns' });
};

const names = () =>
  within(screen.getByRole('list', { name: 'Columns' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const grab = async () => {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Move Author' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect(names().slice(0, 3)).toEqual(['ID', 'Author', 'Title']);
  await expect(screen.getByRole('button', { name: 'Move Author' })).toHaveFocus();
};

const meta = {
  title: 'Content manager/List settings',
  render: (spec, context) =>
    renderPanelStory(libraryPanel({ at: `${bookPath}/configurations/list`, ...spec }), context),
  parameters: { layout: 'fullscreen' },
  play: ready,
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

export const Ready: Story = {};

/** A column that is being moved by keyboard, or by the buttons that its card shows during the move. */
export const Grabbed: Story = { tags: ['both-themes'], play: grab };

/** A column that is dropped on the second half of another one is inserted after it. */
export const Dragged: Story = {
  play: async () => {
    await ready();
    await dragCard('Cover', 'Title', 0.9);
    await expect(names().slice(0, 4)).toEqual(['ID', 'Title', 'Cover', 'Author']);
    await dragCard('Pages', 'Title', 0.3);
    await expect(names().slice(0, 4)).toEqual(['ID', 'Pages', 'Title', 'Cover']);
  },
};

/** The label of one column, and whether it sorts the list. */
export const EditingColumn: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Title' }));
    await screen.findByRole('dialog', { name: 'Edit Title' });
  },
};

/** The request is pending. */
export const Loading: Story = loading;

/** A user who may read the list but not configure it. */
export const NoPermission: Story = noPermission;

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
