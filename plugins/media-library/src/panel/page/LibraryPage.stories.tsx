import { renderPanelStory, respondWithError, type TestRequest } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { uploadActions } from '../../upload-actions.ts';
import { libraryPanel, type LibrarySpec } from '../fixtures/library-panel.testing.ts';
import { libraryServer } from '../fixtures/library-server.testing.ts';

const ready = async () => {
  await screen.findByRole('link', { name: 'Harbour at dawn.jpg' });
};

const show = (layout: 'grid' | 'list') => () => {
  localStorage.setItem('admin.media-library.layout', layout);
};

const meta = {
  title: 'Media library/Page',
  parameters: { layout: 'fullscreen' },
  beforeEach: show('grid'),
  play: ready,
  render: (args, context) => renderPanelStory(libraryPanel(args), context),
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

/** Top-level folders and files. */
export const Grid: Story = { tags: ['both-themes'] };

/** The list layout. */
export const AsList: Story = {
  beforeEach: show('list'),
  play: async () => {
    await screen.findByRole('row', { name: /Harbour at dawn/ });
  },
};

/** An open folder, with breadcrumbs. */
export const InFolder: Story = {
  args: { at: '/plugins/upload?folder=1' },
  play: async () => {
    await screen.findByRole('link', { name: 'Market.jpg' });
  },
};

/** Selected files and a folder, with the actions for them. */
export const Selected: Story = {
  play: async () => {
    await ready();
    for (const name of ['Photos', 'Canal.jpg', 'Quarry.jpg']) {
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    }
    await screen.findByRole('toolbar', { name: 'Selected files and folders' });
  },
};

const pictures = ['Lighthouse.png', 'broken.png', 'Pier.png', 'Ferry.png', 'Dunes.png'].map(
  (name) => new File(['x'], name, { type: 'image/png' }),
);
/** Files of the system over an element, or dropped on it. */
function drag(element: Element, type: 'dragenter' | 'drop'): void {
  const dataTransfer = new DataTransfer();
  for (const file of pictures) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const library = libraryServer();

/** A server that rejects one file, accepts one, and does not respond for the others. */
const busyServer = {
  'POST /upload': (request: TestRequest) => {
    const sent = request.body instanceof FormData ? request.body.get('files') : null;
    const name = sent instanceof File ? sent.name : '';
    if (name === 'broken.png') {
      return respondWithError(400, 'ValidationError', 'The picture is broken and cannot be read');
    }
    if (name === 'Lighthouse.png')
      return (library['POST /upload'] as (asked: TestRequest) => unknown)(request);
    request.arrived(0.4);
    return new Promise<never>(() => undefined);
  },
};

/** Uploads: one failed, one in progress, others waiting. */
export const Uploading: Story = {
  args: { responses: busyServer },
  play: async () => {
    await ready();
    const area = screen.getByRole('list', { name: 'Files' });
    drag(area, 'drop');
    const uploads = within(await screen.findByRole('region', { name: 'Uploads' }));
    await expect(await uploads.findByText('The picture is broken and cannot be read')).toBeVisible();
  },
};

/** Files dragged over the page. */
export const Dropping: Story = {
  play: async () => {
    await ready();
    const area = screen.getByRole('list', { name: 'Files' });
    drag(area, 'dragenter');
    await screen.findByText('Drop to upload');
  },
};

/** An empty library. */
export const Empty: Story = {
  args: { files: [], folders: [] },
  play: async () => {
    await screen.findByRole('heading', { name: 'No files yet' });
  },
};

/** A search without results. */
export const NothingFound: Story = {
  args: { at: '/plugins/upload?_q=whale&type=videos' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No files match' });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = {
  args: { responses: { 'GET /upload/files': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByText('Loading');
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = {
  args: { responses: { 'GET /upload/files': respondWithError(400, 'ValidationError', 'Invalid parameter') } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

/** A user without permission to change files. */
export const ReadOnly: Story = { args: { permissions: [uploadActions.read] } };

const page = {
  uid: 'api::page.page',
  kind: 'collectionType',
  displayName: 'Page',
  id: 3,
  title: 'Welcome',
  locale: null,
  publishedAt: '2026-03-01T12:00:00.000Z',
  fields: [{ path: 'cover', count: 1 }],
} as const;
const uses = [
  { ...page, fields: [...page.fields, { path: 'sections.image', count: 2 }] },
  ...Array.from({ length: 24 }, (_, index) => ({
    ...page,
    fields: [...page.fields],
    id: index + 4,
    locale: 'fr',
    publishedAt: null,
    title: index === 0 ? 'Une page au titre si long que personne ne le lira jusqu’à la fin' : null,
  })),
];

/** A picture with its metadata, focal point and uses. */
export const Details: Story = {
  tags: ['both-themes'],
  args: { at: '/plugins/upload?file=2', uses: { 2: { entries: uses.slice(0, 2), total: 3 } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Night garden.jpg' }));
    await dialog.findByText('1 more entry that you do not have permission to read');
  },
};

/** A file with many uses: twenty per page. */
export const ManyUses: Story = {
  args: { at: '/plugins/upload?file=2', uses: { 2: { entries: uses, total: 25 } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Night garden.jpg' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Show more' }));
    const list = await dialog.findByRole('list', { name: 'Used in 25 entries' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(25));
  },
};

/** The filters, including those for incomplete files. */
export const Filtered: Story = {
  tags: ['both-themes'],
  args: { at: '/plugins/upload?unused=true&withoutText=true' },
  play: async () => {
    await screen.findByRole('link', { name: 'Market.jpg' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('checkbox', { name: 'Unused' })).toBeChecked();
  },
};

/** The details of a file that is not a picture. */
export const DocumentDetails: Story = {
  args: { at: '/plugins/upload?file=4' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'House rules.pdf' });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
