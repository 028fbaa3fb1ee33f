import { ApiError } from '@admin/shell';
import { renderPanelStory, type TestResponses } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { bookPath, libraryPanel, type LibrarySpec } from '../../fixtures/library-panel.tsx';
import type { BulkProgress } from '../progress/BulkProgress.tsx';

const publishMatching = 'POST /content-manager/collection-types/:uid/actions/bulkPublishMatching';
const deleteMatching = 'POST /content-manager/collection-types/:uid/actions/bulkDeleteMatching';
const bulkProgress = 'GET /content-manager/bulk-progress/:name';

/** Selects all books. */
async function chooseAll(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all entries' }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected entries' });
  await userEvent.click(await within(bar).findByRole('button', { name: /^Select all .* matching$/ }));
  return bar;
}

/** Selects all books and opens the dialog. */
async function openDialog(): Promise<HTMLElement> {
  const bar = await chooseAll();
  await userEvent.click(within(bar).getByRole('button', { name: 'Publish' }));
  return screen.findByRole('dialog', { name: 'Publish entries' });
}

/** Publishes them, and waits for the resulting text. */
async function publishUntil(text: string): Promise<void> {
  const dialog = await openDialog();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  await within(dialog).findByText(text);
}

const running = (data: BulkProgress | null): TestResponses => ({
  [publishMatching]: () => new Promise<never>(() => undefined),
  [bulkProgress]: () => ({ data }),
});

const meta = {
  title: 'Content manager/Publish all entries',
  render: (spec, context) => renderPanelStory(libraryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: { at: `${bookPath}?page=1&pageSize=2&sort=id:ASC` },
  play: async () => {
    await openDialog();
  },
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

/** The confirmation with the number of entries. */
export const Question: Story = {};

/** In progress, before the number of entries is known. */
export const Finding: Story = {
  tags: ['both-themes'],
  args: { responses: running(null) },
  play: () => publishUntil('Finding the entries'),
};

/** The first of two steps. */
export const Checking: Story = {
  // The other step differs only in its text.
  parameters: { a11y: { test: 'off' } },
  args: { responses: running({ step: 'judging', done: 10, total: 25 }) },
  play: async () => {
    await publishUntil('10 of 25');
    await expect(screen.getByRole('progressbar')).toHaveAccessibleName('Step 1 of 2: checking the entries');
  },
};

/**
 * The second of two steps. The progress bar has its own track colour: that of the browser would be white in the dark
 * theme.
 */
export const Publishing: Story = {
  tags: ['both-themes'],
  args: { responses: running({ step: 'changing', done: 20, total: 25 }) },
  play: async () => {
    await publishUntil('20 of 25');
    const bar = screen.getByRole('progressbar');
    await expect(bar).toHaveAccessibleName('Step 2 of 2: publishing the entries');
    await expect(getComputedStyle(bar).appearance).toBe('none');
  },
};

/** The reason why the server publishes none. */
export const Refused: Story = {
  args: {
    responses: {
      [publishMatching]: () => {
        const errors = [{ id: 7, path: ['title'], message: 'title must be defined.' }];
        throw new ApiError({
          name: 'ValidationError',
          message: '1 error occurred',
          status: 400,
          details: { errors },
        });
      },
    },
  },
  play: () => publishUntil('No entry was published. These have errors:'),
};

/** Deleting has a single step, shown after the confirmation if it takes longer. */
export const Deleting: Story = {
  args: {
    responses: {
      [deleteMatching]: () => new Promise<never>(() => undefined),
      [bulkProgress]: () => ({ data: { step: 'changing', done: 20, total: 25 } }),
    },
  },
  play: async () => {
    const bar = await chooseAll();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete entries' });
    await within(dialog).findByText('20 of 25');
  },
};

export const PublishingNarrow: Story = { ...Publishing, globals: { viewport: { value: 'mobile1' } } };

export const PublishingRightToLeft: Story = { ...Publishing, globals: { direction: 'rtl' } };
