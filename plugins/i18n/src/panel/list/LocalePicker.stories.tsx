import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { magazinePanel, type MagazineSpec } from '../fixtures/magazine-panel.testing.ts';

const picker = () => screen.findByRole('button', { name: /^Language: / });

const meta = {
  title: 'Internationalization/List',
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await picker();
  },
  render: (args, context) => renderPanelStory(magazinePanel(args), context),
} satisfies Meta<MagazineSpec>;
export default meta;
type Story = StoryObj<MagazineSpec>;

/** The list in the default language, and in which others each entry is. */
export const Ready: Story = {};

/** The languages to choose from. */
export const Open: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await picker());
    await screen.findAllByRole('menuitemradio');
  },
};

/** A sheet, which says once what is chosen in it. */
export const OpenNarrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await userEvent.click(await picker());
    await expect(within(await screen.findByRole('menu')).getAllByText('Language')).toHaveLength(1);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
