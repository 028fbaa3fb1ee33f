import { renderPanelStory, respondWithError } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { localeActions } from '../../locale-actions.ts';
import { localesPanel, type LocalesSpec } from '../fixtures/locales-panel.testing.ts';

const ready = async () => {
  await screen.findByRole('row', { name: /French/ });
};

const failure = respondWithError(500, 'InternalServerError', 'Internal Server Error');

async function choose(name: string, item: string): Promise<void> {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const meta = {
  title: 'Settings/Internationalization',
  parameters: { layout: 'fullscreen' },
  play: ready,
  render: (args, context) => renderPanelStory(localesPanel(args), context),
} satisfies Meta<LocalesSpec>;
export default meta;
type Story = StoryObj<LocalesSpec>;

/** Three locales, one of them the default. */
export const Ready: Story = { tags: ['both-themes'] };

/** A server without locales. */
export const Empty: Story = {
  args: { responses: { 'GET /i18n/locales': [] } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No locales' });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = {
  args: { responses: { 'GET /i18n/locales': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('table', { busy: true });
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = {
  args: { responses: { 'GET /i18n/locales': failure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

/** The form for a new locale, with search results. */
export const Adding: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add a locale' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Locale' }), 'german');
    await screen.findByRole('option', { name: 'German (de)' });
  },
};

/** The errors of the form, at their fields. */
export const Refused: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add a locale' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add locale' }));
    await screen.findAllByText('This value is required.');
  },
};

/** The default locale: its code is fixed, and it remains the default. */
export const Editing: Story = {
  play: async () => {
    await choose('English (en)', 'Edit');
    await screen.findByRole('dialog', { name: 'Edit English (en)' });
  },
};

/** The confirmation of a deletion, with the numbers of entries. */
export const Deleting: Story = {
  tags: ['both-themes'],
  play: async () => {
    await choose('French (fr)', 'Delete');
    await screen.findByText(/^1,205 entries/);
  },
};

/** The confirmation when the entries could not be counted. */
export const DeletingUncounted: Story = {
  // The story above checks the accessibility of the same dialog.
  parameters: { a11y: { test: 'off' } },
  args: { responses: { 'GET /i18n/locales/:id/entries-count': failure } },
  play: async () => {
    await choose('French (fr)', 'Delete');
    await screen.findByText(/could not be counted/);
  },
};

/** A user without permission to change locales. */
export const ReadOnly: Story = { args: { permissions: [localeActions.read] } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
