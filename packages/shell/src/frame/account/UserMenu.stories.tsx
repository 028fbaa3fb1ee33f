import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItems } from '@admin/ui';
import { BookOpen } from '@admin/ui/icons';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { definePlugin } from '../../extension/core/plugin.ts';
import { userMenuFooter, type UserMenuFooterProps } from '../../extension/shell-points.ts';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  afterAnimations,
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';
import { library } from '../../routing/fixtures/sample-plugin.tsx';

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  await afterAnimations();
};

const meta = {
  title: 'Shell/User menu',
  parameters: panelParameters,
  args: { at: '/house' },
  render: renderPanelStory,
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

export const Default: Story = { tags: ['both-themes'], play: openMenu };

export const RightToLeft: Story = { play: openMenu, globals: rightToLeft };

export const Phone: Story = { play: openMenu, globals: onPhone };

/** The languages, each by its own name, with the current one marked. */
export const Languages: Story = {
  play: async () => {
    await openMenu();
    await userEvent.keyboard('lang{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await afterAnimations();
  },
};

function Handbook({ close }: UserMenuFooterProps) {
  const open = () => {
    handbook();
    close();
  };
  return <MenuItems items={[{ id: 'handbook', label: 'Handbook', icon: BookOpen, onSelect: open }]} />;
}

const handbook = fn();

const reader = definePlugin({
  id: 'reader',
  contributes: [
    userMenuFooter.add({ id: 'reader.handbook', component: () => Promise.resolve({ default: Handbook }) }),
  ],
});

/** Items of a plugin below the menu are part of it. */
export const PluginFooter: Story = {
  tags: ['both-themes'],
  args: { plugins: [library, reader] },
  play: async () => {
    await openMenu();
    await expect(await screen.findByRole('menuitem', { name: 'Handbook' })).toBeVisible();
  },
};
