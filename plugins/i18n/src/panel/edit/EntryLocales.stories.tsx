import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  articlePath,
  inFrench,
  magazinePanel,
  permissionsIn,
  type MagazineSpec,
} from '../fixtures/magazine-panel.testing.ts';

const box = () => screen.findByRole('region', { name: 'Languages' });

const meta = {
  title: 'Internationalization/Entry',
  parameters: { layout: 'fullscreen' },
  args: { at: `${articlePath}/1` },
  play: async () => {
    await box();
  },
  render: (args, context) => renderPanelStory(magazinePanel(args), context),
} satisfies Meta<MagazineSpec>;
export default meta;
type Story = StoryObj<MagazineSpec>;

/** An entry with two versions in three locales. */
export const Ready: Story = { tags: ['both-themes'] };

/** The menu of locales for a new translation. */
export const Translating: Story = {
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Add a translation' }));
    await screen.findAllByRole('menuitem');
  },
};

/** An unsaved translation: it starts with the shared values. */
export const NewTranslation: Story = {
  args: { at: `${articlePath}/create?${inFrench}&start[i18n.translation]=3` },
};

/** The dialog that copies values of another version. */
export const FillingIn: Story = {
  tags: ['both-themes'],
  args: { at: `${articlePath}/2?${inFrench}` },
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in from another language' }));
    await screen.findByRole('dialog');
  },
};

/** A user of the French locale sees that an English version exists, without a link. */
export const OneLanguage: Story = {
  args: { at: `${articlePath}/2?${inFrench}`, permissions: permissionsIn(['fr']) },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
