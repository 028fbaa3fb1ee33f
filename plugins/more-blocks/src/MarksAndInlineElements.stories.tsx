import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notesStory, type NotesArgs } from './fixtures/NotesField.tsx';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const footnote = (note: string) => ({ type: 'footnote', note, children: [text('')] });
const term = (definition: string, ...children: readonly object[]) => ({ type: 'term', definition, children });
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });

const english = [
  paragraph(
    text('Press '),
    text('Esc', { keyboardKey: true }),
    text(' to stop the '),
    term('A weaving machine', text('loom', { bold: true })),
    text(', which is '),
    text('closed on Monday', { highlight: true }),
    text('.'),
    footnote('Since 1897.'),
    text(''),
  ),
];

const arabic = [
  paragraph(
    text('اضغط '),
    text('Esc', { keyboardKey: true }),
    text(' لإيقاف '),
    term('آلة للنسيج', text('النول')),
    text('، وهو '),
    text('مغلق يوم الاثنين', { highlight: true }),
    text('.'),
    footnote('منذ 1897.'),
    text(''),
  ),
];

const words = 'between the looms of the old mill '.repeat(6);

const long = Array.from({ length: 6 }, (_, index) =>
  paragraph(
    text('Highlighted ', {}),
    text(words, { highlight: true, italic: true }),
    text('Ctrl+Shift+Alt+'.repeat(6), { keyboardKey: true }),
    text(' '),
    term(words, text('a term of many words '), text(words, { highlight: true, keyboardKey: true })),
    footnote(`${index + 1}: ${words}`),
    text(' and an end.'),
  ),
);

const meta = {
  title: 'More blocks/Marks and inline elements',
  render: notesStory,
  parameters: { layout: 'padded' },
  args: { notes: english, disabled: false, width: 800 },
} satisfies Meta<NotesArgs>;
export default meta;
type Story = StoryObj<NotesArgs>;

const textbox = () => screen.findByRole('textbox', { name: 'Notes' });

/** Waits until the code of every mark and element has loaded. */
async function loaded(box: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(box.querySelector('mark')).not.toBeNull();
    await expect(box.querySelector('kbd')).not.toBeNull();
    await expect(box.querySelector('dfn')).not.toBeNull();
    await expect(box.querySelector('sup')).not.toBeNull();
  });
}

/** Moves the cursor to the end of the text. */
async function enterText(box: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await userEvent.click(box);
    // The editor receives a pointer event later than a key event.
    await userEvent.keyboard('{Control}');
    await expect(box.contains(document.getSelection()?.anchorNode ?? null)).toBe(true);
  });
}

/** Every mark and element; a click opens the form of an element, and Escape returns to the text. */
export const All: Story = {
  tags: ['both-themes'],
  play: async () => {
    const box = await textbox();
    await loaded(box);
    await userEvent.click(within(box).getByTitle('A weaving machine'));
    await expect(await screen.findByRole('textbox', { name: 'Definition' })).toHaveValue('A weaving machine');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { notes: arabic },
  globals: { direction: 'rtl', locale: 'ar' },
  play: async () => {
    const box = await textbox();
    await loaded(box);
    await expect(getComputedStyle(box.querySelector('p') ?? box).direction).toBe('rtl');
    await expect(within(box).getByTitle('آلة للنسيج')).toHaveTextContent('النول');
  },
};

/** Tools and elements of a document that cannot be edited do nothing. */
export const ReadOnly: Story = {
  args: { disabled: true },
  play: async () => {
    const box = await textbox();
    await loaded(box);
    await expect(screen.getByRole('button', { name: 'Highlight' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Footnote' })).toBeDisabled();
    await userEvent.click(within(box).getByTitle('Since 1897.'));
    await userEvent.click(within(box).getByTitle('A weaving machine'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** On a phone, long marked texts wrap inside the field. */
export const LongText: Story = {
  args: { notes: long, width: 390 },
  play: async () => {
    const box = await textbox();
    await loaded(box);
    const area = box.closest('[data-blocks-area]') ?? box;
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
    await userEvent.click(within(box).getAllByTitle(/^1: /)[0] ?? box);
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue(`1: ${words}`);
    const { right } = note.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Written with the keyboard: marked words, a footnote of the slash menu, and its deletion. */
export const Keyboard: Story = {
  args: { notes: [paragraph(text('Clocks'))] },
  play: async () => {
    const box = await textbox();
    await enterText(box);
    await userEvent.keyboard(' {Control>}{Shift>}h{/Shift}{/Control}and looms');
    await waitFor(() => expect(box.querySelector('mark')).toHaveTextContent(/^and looms$/));
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control} here /footn');
    await screen.findByRole('listbox', { name: 'Block types' });
    await userEvent.keyboard('{Enter}');
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(note).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('Since 1897');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await within(box).findByTitle('Since 1897')).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(within(box).queryByTitle('Since 1897')).toBeNull());
    await expect(box).toHaveTextContent('Clocks and looms here');
  },
};
