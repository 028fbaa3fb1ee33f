import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { AnalyticsContext } from '../analytics/use-analytics.ts';
import type { PanelSpec } from '../routing/fixtures/open-panel.tsx';
import {
  afterAnimations,
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../routing/fixtures/panel-story.tsx';

const meta = {
  title: 'Shell/Use case',
  parameters: panelParameters,
  args: { at: '/usecase?hasAdmin=false' },
  render: (spec, context) => (
    <AnalyticsContext value={{ analyticsUrl: '/stats' }}>{renderPanelStory(spec, context)}</AnalyticsContext>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

async function openList() {
  await userEvent.click(await screen.findByRole('combobox', { name: 'What type of work do you do?' }));
  await screen.findByRole('listbox');
  await afterAnimations();
}

export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = { globals: onPhone };

export const Choosing: Story = { play: openList };

/** Work that is not in the list is entered as text. */
export const Other: Story = {
  tags: ['both-themes'],
  play: async () => {
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'Other' }));
    await screen.findByRole('textbox');
  },
};
