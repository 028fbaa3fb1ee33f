import { Link } from '@admin/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { definePlugin } from '../extension/core/plugin.ts';
import { adminTutorialLinks } from '../extension/shell-points.ts';
import type { PanelSpec } from '../routing/fixtures/open-panel.tsx';
import { onPhone, panelParameters, renderPanelStory, rightToLeft } from '../routing/fixtures/panel-story.tsx';
import { library, stackPermission } from '../routing/fixtures/sample-plugin.tsx';

const meta = {
  title: 'Shell/Home',
  parameters: panelParameters,
  args: { permissions: [stackPermission.action] },
  render: renderPanelStory,
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

const shown = async () => {
  await screen.findByRole('heading', { level: 1 });
};

export const Default: Story = { tags: ['both-themes'], play: shown };

export const RightToLeft: Story = { play: shown, globals: rightToLeft };

export const Phone: Story = { play: shown, globals: onPhone };

/** Roles without a page of the panel. */
export const Empty: Story = { args: { plugins: [] }, play: shown };

export const LongName: Story = {
  args: { firstname: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Elder of Philadelphia' },
  play: shown,
  globals: onPhone,
};

const school = definePlugin({
  id: 'school',
  contributes: [
    adminTutorialLinks.add({
      id: 'school.first-steps',
      component: () => Promise.resolve({ default: () => <Link href="#first">First steps</Link> }),
    }),
    adminTutorialLinks.add({
      id: 'school.shelves',
      component: () => Promise.resolve({ default: () => <Link href="#shelves">How shelves work</Link> }),
    }),
  ],
});

/** The tutorials of plugins. */
export const Tutorials: Story = {
  tags: ['both-themes'],
  args: { plugins: [library, school] },
  play: async () => {
    await screen.findByRole('link', { name: 'How shelves work' });
  },
};
