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

/** The list in the default locale, with the versions of each entry. */
export const Ready: Story = {};

/** The menu of locales. */
export const Open: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await picker());
    await screen.findAllByRole('menuitemradio');
  },
};

/** The menu as a sheet, with the selected locale. */
export const OpenNarrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await userEvent.click(await picker());
    await expect(within(await screen.findByRole('menu')).getAllByText('Language')).toHaveLength(1);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
