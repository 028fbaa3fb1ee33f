import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import {
  explorerPanel,
  fakeContentApi,
  withArticles,
  withInvalidParameter,
  type ExplorerSpec,
} from '../fixtures/explorer-panel.testing.ts';

/** Returns the set-up of a story with a fake content API. */
const withApi =
  (...api: Parameters<typeof fakeContentApi>) =>
  () =>
    fakeContentApi(...api).restore;

async function send(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
}

async function chooseField(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'fields' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
}

const meta = {
  title: 'Settings/API explorer',
  parameters: { layout: 'fullscreen' },
  beforeEach: withApi(),
  play: async () => {
    await screen.findByRole('navigation', { name: 'Operations' });
  },
  render: (args, context) => renderPanelStory(explorerPanel(args), context),
} satisfies Meta<ExplorerSpec>;
export default meta;
type Story = StoryObj<ExplorerSpec>;

/** The operations, without a selected one. */
export const Operations: Story = { args: { at: '/settings/api-explorer' } };

/** A response with its headers and JSON, whose items are collapsed. */
export const Response: Story = {
  tags: ['both-themes'],
  play: async () => {
    await chooseField('title');
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await send();
    await screen.findByText(/^Status 200/);
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse items' }));
    await screen.findAllByText(/…/);
  },
};

/** The error of a parameter at its field. */
export const InvalidParameter: Story = {
  beforeEach: withApi(withInvalidParameter),
  play: async () => {
    await chooseField('slug');
    await send();
    const errors = await screen.findAllByText('Invalid parameter slug');
    if (errors.length < 2) throw new Error('The field has no error');
  },
};

/** The question before a request that changes content. */
export const ChangesContent: Story = {
  args: { at: '/settings/api-explorer?operation=article.create' },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Body/ });
    await send();
    await screen.findByRole('alertdialog', { name: 'Change content?' });
  },
};

/** A caller that may not read the description. */
export const AsEveryone: Story = {
  beforeEach: withApi(withArticles, { isPublic: false }),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Everyone/ }));
    await screen.findByText(/may not read the description/);
  },
};

/** A response of 1 MB, of which only the visible lines are rendered. */
export const LongResponse: Story = {
  beforeEach: withApi(() => ({
    body: {
      data: Array.from({ length: 5000 }, (_, id) => ({ id, attributes: { title: 'Night '.repeat(30) } })),
    },
  })),
  play: async () => {
    await send();
    const body = await screen.findByRole('region', { name: 'Body of the response' });
    const shown = () => within(body).queryAllByText(/Night/).length;
    if (shown() > 100) throw new Error(`${shown()} entries are rendered`);
    body.scrollTop = body.scrollHeight;
    await within(body).findByText('4999');
  },
};

export const Narrow: Story = {
  ...Response,
  tags: [],
  globals: { viewport: { value: 'mobile2' } },
};

export const RightToLeft: Story = { ...Response, tags: [], globals: { direction: 'rtl', locale: 'ar' } };
