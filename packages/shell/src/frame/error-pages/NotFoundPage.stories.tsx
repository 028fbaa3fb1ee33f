import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Not found',
  parameters: panelParameters,
  args: { at: '/nowhere' },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };
