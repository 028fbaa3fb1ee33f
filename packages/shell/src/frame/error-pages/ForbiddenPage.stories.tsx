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
  title: 'Shell/Forbidden',
  parameters: panelParameters,
  args: { at: '/stacks' },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'You may not see this page' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };
