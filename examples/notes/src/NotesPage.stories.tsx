import { responsesOf, renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { notesEndpoints } from './endpoints.ts';
import { notes, notesPage } from './plugin.ts';

const responses = responsesOf<typeof notesEndpoints>({
  'GET /notes': { data: [{ entry: 'api::article.article/1', text: 'Published' }] },
});
const permissions = ['plugin::notes.read'];

const meta = {
  title: 'Examples/Notes',
  render: (_args, context) =>
    renderPanelStory({ plugins: [notes], permissions, responses, at: notesPage.to() }, context),
  play: async () => {
    await screen.findByText('api::article.article/1: Published');
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };
