import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeLibrary } from './fixtures/fake-library.tsx';
import { documentPanel, paragraph, textbox, write, type DocumentArgs } from './fixtures/document-panel.tsx';
import { everyBlock } from './fixtures/every-block.ts';

/** A picture of a known size. */
const picture = ([width, height]: readonly [number, number]) => ({
  type: 'image',
  image: { url: '/pictures/none.png', alternativeText: `${width} by ${height}`, width, height },
  children: [{ type: 'text', text: '' }],
});

const meta = {
  title: 'Content manager/Block editor',
  render: (args, context) => renderPanelStory(documentPanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { notes: everyBlock },
} satisfies Meta<DocumentArgs>;
export default meta;
type Story = StoryObj<DocumentArgs>;

/** Expands the editor. @returns its dialog, once it contains the caret */
async function expand(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Expand' }));
  const dialog = await screen.findByRole('dialog', { name: 'Notes' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Notes' })).toHaveFocus());
  return dialog;
}

const expectCollapsed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Every built-in block, with headings in six sizes. */
export const EveryBlock: Story = {
  tags: ['both-themes'],
  play: async () => {
    const box = await textbox();
    await expect(box).toBeVisible();
    const sizes = within(box)
      .getAllByRole('heading')
      .map((heading) => getComputedStyle(heading).fontSize);
    await expect(sizes).toEqual([42, 35, 29, 24, 20, 16].map((size) => `${size}px`));
    // Only the depth of a list and the frame of code indent the text.
    const edgeOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect().left;
    await expect(edgeOf('blockquote')).toBe(edgeOf('p'));
  },
};

/** The editor and its toolbar have fixed heights; a picture of any proportions fits into the remaining space. */
export const Sizes: Story = {
  args: { notes: [[3000, 1000] as const, [400, 1000] as const, [120, 80] as const].map(picture) },
  play: async () => {
    const box = await textbox();
    const frame = box.closest('[data-blocks-area]')?.parentElement;
    await expect(frame?.offsetHeight).toBe(512);
    await expect(frame?.firstElementChild).toHaveProperty('offsetHeight', 56);
    const pictures = within(box).getAllByRole<HTMLImageElement>('img');
    const sizes = await Promise.all(
      pictures.map(async (one) => {
        const [width, height] = one.alt.split(' by ');
        one.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" width="${width}" height="${height}"/>`;
        await one.decode();
        const shown = one.getBoundingClientRect();
        const ratio = Number(width) / Number(height);
        return { height: Math.round(shown.height), stretched: shown.width / shown.height / ratio };
      }),
    );
    for (const { stretched } of sizes) await expect(stretched).toBeCloseTo(1, 1);
    await expect(sizes.map(({ height }) => height).slice(1)).toEqual([456, 80]);
  },
};

export const EveryBlockRightToLeft: Story = { ...EveryBlock, globals: { direction: 'rtl', locale: 'ar' } };

export const Empty: Story = {
  args: { notes: null },
  play: async () => {
    const box = await write('# Hello');
    await waitFor(() => expect(within(box).getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible());
    await expect(await screen.findByText('1 word · 1 minute to read')).toBeVisible();
    // The whole area of the editor can be pressed.
    await expect(box.offsetHeight).toBe(box.closest<HTMLElement>('[data-blocks-area]')?.clientHeight);
  },
};

/** The text has the focus but no caret, as after a render during a pointer press: typed text is not lost. */
export const WithoutCursor: Story = {
  // Other stories check such a text with axe.
  parameters: { a11y: { test: 'off' } },
  args: { notes: null },
  play: async () => {
    const box = await textbox();
    box.focus();
    document.getSelection()?.removeAllRanges();
    await userEvent.keyboard('Hello');
    await waitFor(() => expect(box).toHaveTextContent(/Hello$/));
  },
};

/** The slash menu: a block is found by its name and inserted by keyboard. */
export const SlashMenu: Story = {
  args: { notes: null },
  play: async () => {
    const box = await write('/quo');
    const menu = await screen.findByRole('listbox', { name: 'Block types' });
    await expect(within(menu).getAllByRole('option')).toHaveLength(1);
    await expect(box).toHaveAttribute('aria-controls', menu.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box.querySelector('blockquote')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('Time flies');
    await waitFor(() => expect(box.querySelector('blockquote')).toHaveTextContent('Time flies'));
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(box.querySelector('blockquote + p')).toBeVisible());
    await userEvent.keyboard('/');
    const again = await screen.findByRole('listbox');
    // Without a media library there are no pictures.
    await expect(within(again).queryByRole('option', { name: 'Image' })).toBeNull();
  },
};

/** Text is formatted by keyboard and by the tools, which show the format at the caret. */
export const Marks: Story = {
  args: { notes: [paragraph('Clocks and looms')] },
  play: async () => {
    const box = await textbox();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    const marks = ['b', 'i', 'u', 'e'].map((key) => `{Control>}${key}{/Control}`).join('');
    await userEvent.keyboard(`${marks}{Control>}{Shift>}S{/Shift}{/Control}`);
    for (const tag of ['strong', 'em', 'u', 'code', 's']) {
      await waitFor(() => expect(box.querySelector(tag)).toHaveTextContent('Clocks and looms'));
    }
    for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Inline code']) {
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(box.querySelector('strong')).toBeNull());
    await expect(box).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Block type: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 2' }));
    await waitFor(() => expect(within(box).getByRole('heading', { level: 2 })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Block type: Heading 2' })).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** Keys and the menu of the handle move blocks, and each move is announced. A journey drags them with a real pointer. */
export const Moving: Story = {
  args: { notes: [paragraph('One'), paragraph('Two'), paragraph('Three')] },
  play: async () => {
    const box = await write('{Shift}');
    const order = () =>
      within(box)
        .getAllByRole('paragraph')
        .map(({ textContent }) => textContent);
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await screen.findByText('Paragraph moved, position 2 of 3.');
    await waitFor(() => expect(order()).toEqual(['One', 'Three', 'Two']));
    await userEvent.hover(within(box).getByText('One'));
    await userEvent.click(screen.getByRole('button', { name: 'Move or change block: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(order()).toEqual(['Three', 'One', 'Two']));
    await userEvent.hover(within(box).getByText('Two'));
    await userEvent.click(screen.getByRole('button', { name: 'Move or change block: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(order()).toEqual(['Three', 'One', 'Two', 'Two']));
  },
};

/** The form undoes the input of one pause in one step, and restores the caret. */
export const Undo: Story = {
  // Other stories check such a text with axe.
  parameters: { a11y: { test: 'off' } },
  args: { notes: [paragraph('One')] },
  play: async () => {
    const box = await write(' and two{Enter}three');
    await waitFor(() => expect(box).toHaveTextContent('One and twothree'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(
        within(box)
          .getAllByRole('paragraph')
          .map((one) => one.textContent?.replace('\uFEFF', '')),
      ).toEqual(['One and two', '']),
    );
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(box).toHaveTextContent(/^One$/));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(box).toHaveTextContent(/^One and two$/));
    await userEvent.keyboard('!');
    await waitFor(() => expect(box).toHaveTextContent(/^One and two!$/));
  },
};

/**
 * A picture is selected in the dialog of the media library, which offers only pictures; its alternative text is copied.
 */
export const Picture: Story = {
  args: { notes: null, plugins: [fakeLibrary()] },
  play: async () => {
    const box = await write('/ima');
    await screen.findByRole('listbox', { name: 'Block types' });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from images' }));
    await waitFor(() => expect(within(box).getByRole('img', { name: 'The mill' })).toBeInTheDocument());
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** The same text in nine tenths of the window, until a button, Esc or a click outside closes it. */
export const Expanded: Story = {
  args: { notes: Array.from({ length: 30 }, (_, index) => paragraph(`Paragraph ${index + 1}`)) },
  play: async () => {
    await write('{Shift}');
    const first = await expand();
    const area = within(first).getByRole('textbox').closest('[data-blocks-area]');
    // The caret at the end of the text is visible.
    await waitFor(() => expect(area?.scrollTop).toBeGreaterThan(0));
    await userEvent.click(within(first).getByRole('button', { name: 'Collapse' }));
    await expectCollapsed();
    await expand();
    await userEvent.keyboard('{Escape}');
    await expectCollapsed();
    const beside = (await expand()).previousElementSibling;
    await userEvent.click(beside ?? document.body);
    await expectCollapsed();
    const dialog = await expand();
    // The dialog opens with an animation.
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      void expect(Math.round(width)).toBe(Math.round(window.innerWidth * 0.9));
      void expect(Math.round(height)).toBe(Math.round(window.innerHeight * 0.9));
    });
    const column = within(dialog).getAllByRole('paragraph')[0];
    await expect(column).toHaveProperty('offsetWidth', 512);
    const handle = within(dialog).getByRole('button', { name: /^Move or change block/ });
    const gap = (column?.getBoundingClientRect().left ?? 0) - handle.getBoundingClientRect().right;
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThan(16);
  },
};

/** Tab indents in a list and leaves the editor everywhere else; in a list, Esc makes it leave. */
export const TabKey: Story = {
  // Other stories check such a text with axe.
  parameters: { a11y: { test: 'off' } },
  args: {
    notes: [
      {
        type: 'list',
        format: 'ordered',
        children: ['One', 'Two'].map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
      },
    ],
  },
  play: async () => {
    const box = await write('{Tab}');
    await waitFor(() => expect(box.querySelector('ol ol')).toHaveTextContent('Two'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(box.querySelector('ol ol')).toBeNull());
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(box).not.toHaveFocus();
  },
};

/** A user who may only read. */
export const ReadOnly: Story = {
  args: { notes: [paragraph('Clocks and looms')], granted: { read: null } },
  play: async () => {
    await expect(await textbox()).toHaveAttribute('aria-readonly', 'true');
    await expect(screen.getByRole('button', { name: 'Link' })).toBeDisabled();
  },
};

/** The error of a required field that is empty. */
export const Missing: Story = {
  args: {
    notes: null,
    type: {
      attributes: { name: { type: 'string' }, notes: { type: 'blocks', required: true } },
      draftAndPublish: false,
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const box = await textbox();
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** A value that is not a document: its content, its error, and a repair that states what it would remove. */
export const Damaged: Story = {
  args: {
    notes: [
      { type: 'heading', level: 'two', children: [{ type: 'text', text: 'Too deep' }] },
      { type: 'image', image: { url: 'javascript:alert(1)' }, children: [{ type: 'text', text: '' }] },
      'Loose words',
    ],
  },
  play: async () => {
    await screen.findByText('This text must be repaired before you can edit it');
    await userEvent.click(screen.getByRole('button', { name: 'Repair' }));
    const dialog = await screen.findByRole('dialog', { name: 'Repair this text?' });
    await expect(dialog).toHaveTextContent('javascript:alert(1)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Repair' }));
    const box = await textbox();
    await expect(within(box).getByRole('heading', { level: 1, name: 'Too deep' })).toBeVisible();
    await expect(within(box).getByText('Loose words')).toBeVisible();
  },
};

export const DamagedAsStored: Story = {
  args: { notes: [{ type: 'paragraph' }, { type: 'list', format: 'round', children: [] }] },
};

/** A block of a missing plugin stays unchanged, whatever changes around it. */
export const UnknownBlock: Story = {
  args: {
    notes: [paragraph('Before'), { type: 'map', places: [{ lat: 52.1, lon: 4.3 }] }, paragraph('After')],
  },
  play: async () => {
    await screen.findByText(/No plugin supports blocks of the type “map”/);
    const box = await write(' it');
    await waitFor(() => expect(box).toHaveTextContent(/After it$/));
    await expect(box).toHaveTextContent('52.1');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await textbox();
  },
};
