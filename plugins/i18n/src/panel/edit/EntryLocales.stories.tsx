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

/** An entry in two languages of three. */
export const Ready: Story = { tags: ['both-themes'] };

/** The languages that it can be translated into. */
export const Translating: Story = {
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Add a translation' }));
    await screen.findAllByRole('menuitem');
  },
};

/** A translation that is not saved yet: it begins with what all languages share. */
export const NewTranslation: Story = {
  args: { at: `${articlePath}/create?${inFrench}&start[i18n.translation]=3` },
};

/** What the form can take over from another language. */
export const FillingIn: Story = {
  tags: ['both-themes'],
  args: { at: `${articlePath}/2?${inFrench}` },
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in from another language' }));
    await screen.findByRole('dialog');
  },
};

/** Somebody who may French alone sees that there is an English version, and no way there. */
export const OneLanguage: Story = {
  args: { at: `${articlePath}/2?${inFrench}`, permissions: permissionsIn(['fr']) },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
