import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MediaFile } from '../../../points.ts';
import { editorOf } from './fixtures/type-code.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';
import { fakeLibrary } from './fixtures/fake-library.tsx';

const everything = `# The first loom

It came down the river on a **barge**, in _eleven_ crates, <u>unlabelled</u>, and ~~nobody~~ Ines knew how to put it
together. See https://mill.example/looms and [the archive](/archive).

::: warning
Keep your sleeves away from the shuttle.
:::

::: tip
Oil it on Mondays.
:::

- Warp
- Weft
    1. ==red==
    2. ++blue++

> "Patience" -- the weaver said... :heart:

| Yarn | Metres |
| --- | --: |
| Wool | 40 |
| Linen | 25 |

\`\`\`js
const threads = 40; // of wool
\`\`\`

Water is H~2~O, an area m^2^.[^1] The CMS knows.

Warp
: The threads that run lengthwise.

![A picture elsewhere](/missing/picture.png)

*[CMS]: Content management system
[^1]: Measured by hand.
`;

interface MarkdownFieldProps {
  readonly text: string | null;
  readonly spec?: GallerySpec;
}

/** The edit view of an entry with a Markdown field. */
const markdownFieldPanel = ({ text, spec }: MarkdownFieldProps) =>
  galleryPanel({
    type: { attributes: { name: { type: 'string' }, story: { type: 'richtext', required: true } } },
    responses: { 'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, story: text }) },
    ...spec,
  });

const storyBox = () => screen.findByRole('textbox', { name: /^Story/ });

const meta = {
  title: 'Content manager/Markdown editor',
  render: (args, context) => renderPanelStory(markdownFieldPanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { text: everything },
} satisfies Meta<MarkdownFieldProps>;
export default meta;
type Story = StoryObj<MarkdownFieldProps>;

/** A text with all supported syntax; 410 pixels high, also while the editor loads. */
export const Writing: Story = {
  tags: ['both-themes'],
  play: async () => {
    const box = await storyBox();
    await waitFor(() => editorOf(box));
    const frame = box.closest('[data-contribution="content-manager.inputs.richtext"] > div');
    await waitFor(() => expect(frame?.getBoundingClientRect().height).toBe(410));
    await userEvent.click(box);
    await userEvent.keyboard('Typed. ');
    await expect(editorOf(box).state.doc.toString()).toContain('Typed. ');
  },
};

/** Each line has its own text direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
  args: { text: '# النول الأول\n\nجاء في النهر على **مركب**.\n\nIt came down the river.' },
  play: async () => {
    const box = await storyBox();
    const lines = await waitFor(() => {
      const drawn = [...box.querySelectorAll('.cm-line')];
      if (drawn.length < 5) throw new Error('Not drawn yet.');
      return drawn;
    });
    const directions = lines.map((line) => getComputedStyle(line).direction);
    await expect([directions[0], directions[4]]).toEqual(['rtl', 'ltr']);
  },
};

export const Empty: Story = { args: { text: null } };

export const ReadOnly: Story = { args: { spec: { granted: { read: null, update: ['name'] } } } };

/** A required text that is missing: the error is shown below the field and is part of its accessible name. */
export const Invalid: Story = {
  args: {
    text: '',
    spec: {
      type: {
        attributes: { name: { type: 'string' }, story: { type: 'richtext', required: true } },
        draftAndPublish: false,
      },
    },
  },
  play: async () => {
    await storyBox();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('textbox', { name: /^Story: / });
  },
};

/** Further tools, with those for files if there is a media library. */
export const MoreTools: Story = {
  args: { text: '# The first loom', spec: { plugins: [fakeLibrary()] } },
  play: async () => {
    await storyBox();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const more = await screen.findByRole('toolbar', { name: 'More' });
    await expect(within(more).getAllByRole('button')).toHaveLength(7);
  },
};

/** A picture during its upload. */
export const Uploading: Story = {
  args: {
    text: '# The first loom',
    spec: {
      plugins: [
        fakeLibrary((_file, { onProgress }) => {
          onProgress?.(0.4);
          return new Promise<MediaFile>(() => undefined);
        }),
      ],
    },
  },
  play: async () => {
    const box = await storyBox();
    await waitFor(() => editorOf(box));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'mill.png', { type: 'image/png' }));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await screen.findByRole('progressbar', { name: 'Uploading mill.png' });
  },
};

/** The rendered text; a picture that fails to load shows its address. */
export const Previewing: Story = {
  tags: ['both-themes'],
  play: async () => {
    await storyBox();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByText(/This picture is not shown/);
    await waitFor(() => expect(document.querySelector('.hljs-keyword')).toHaveTextContent('const'));
  },
};

export const PreviewingRightToLeft: Story = {
  ...Previewing,
  globals: { direction: 'rtl', locale: 'ar' },
};

/** Text and preview side by side, with synchronised scrolling. */
export const Expanded: Story = {
  tags: ['both-themes'],
  args: { text: `${everything}\n\n${everything}\n\nThe end.` },
  play: async () => {
    const inPage = await storyBox();
    await waitFor(() => editorOf(inPage));
    await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Story' });
    const preview = await within(dialog).findByRole('region', { name: 'Preview of Story' });
    await within(preview).findByText('The end.');
    const box = within(dialog).getByRole('textbox', { name: 'Story' });
    const { scrollDOM } = editorOf(box);
    scrollDOM.scrollTop = scrollDOM.scrollHeight / 2;
    await waitFor(() => expect(preview.scrollTop).toBeGreaterThan(200));
  },
};
