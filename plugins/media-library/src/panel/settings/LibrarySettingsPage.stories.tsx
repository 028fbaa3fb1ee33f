import type { pluginSettingsEndpoints } from '@admin/contract';
import { responsesOf, renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { uploadActions } from '../../upload-actions.ts';
import { libraryPanel, type LibrarySpec } from '../fixtures/library-panel.testing.ts';

const server = responsesOf<typeof pluginSettingsEndpoints>({
  'GET /:plugin/settings': {
    data: { sizeOptimization: true, responsiveDimensions: true, autoOrientation: false },
  },
  'PUT /:plugin/settings': ({ body }) => ({ data: body }),
});

const meta = {
  title: 'Media library/Settings',
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/settings/media-library',
    permissions: [uploadActions.readSettings, uploadActions.updateSettings],
    responses: server,
  },
  play: async () => {
    await screen.findByRole('switch', { name: 'Auto orientation' });
  },
  render: (args, context) => renderPanelStory(libraryPanel(args), context),
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

/** The settings for uploaded pictures. */
export const Ready: Story = { tags: ['both-themes'] };

/** A user who may read but not change the settings. */
export const ReadOnly: Story = {
  args: {
    permissions: [uploadActions.readSettings],
    responses: { ...server, 'GET /admin/server-plugins': { data: { plugins: [] } } },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
