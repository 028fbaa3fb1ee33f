import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';

const uses = 'GET /content-manager/uses/:uid/:id';
const article = {
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  id: 4,
  title: 'A courtyard for rain',
  locale: null,
} as const;

const meta = {
  title: 'Content manager/What links an entry',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: {
    type: { attributes: { name: { type: 'string' } } },
    responses: {
      [uses]: () => ({
        data: {
          entries: [
            article,
            { ...article, id: 5, title: 'البيت القديم', locale: 'ar' },
            {
              ...article,
              uid: 'api::home.home',
              displayName: 'Homepage',
              kind: 'singleType',
              id: 1,
              title: null,
            },
          ],
          total: 120,
        },
      }),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'What links here' }));
    await expect(await screen.findByRole('link', { name: 'A courtyard for rain' })).toBeVisible();
  },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

export const Links: Story = { tags: ['both-themes'] };
export const BeforeDeletion: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this entry' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/120 entries link to it/)).toBeVisible();
  },
};
