import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { authorUid } from '../list/fixtures/library-types.ts';
import { libraryPanel, type LibrarySpec } from '../list/fixtures/library-panel.tsx';
import { permissionsOn } from '../list/fixtures/library-permissions.ts';
import { ContentMenu } from './ContentMenu.tsx';
import styles from './ContentMenu.stories.module.css';

const content = (
  <nav aria-label="Content" className={styles.nav}>
    <ContentMenu />
  </nav>
);

const meta = {
  title: 'Content manager/Menu',
  render: (spec, context) => renderPanelStory(libraryPanel({ ...spec, content }), context),
  play: async () => {
    await screen.findByRole('searchbox');
  },
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

export const Default: Story = { tags: ['both-themes'] };

/** The placeholders of the links while the types load. */
export const Loading: Story = {
  args: { responses: { 'GET /content-manager/init': () => new Promise<never>(() => undefined) } },
  play: () => undefined,
};

/** The number of entries of each type, after it was requested, and a favourite type. */
export const CountsAndFavourites: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the numbers of entries' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Book to the favorites' }));
    await screen.findByRole('region', { name: 'Favorites' });
    localStorage.removeItem('admin.favourite-content-types.7');
  },
};

export const Searched: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'bo');
  },
};

export const NoMatch: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.paste('ship in a bottle');
  },
};

/** A user who may open only one type. */
export const Restricted: Story = { args: { permissions: permissionsOn(authorUid) } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
