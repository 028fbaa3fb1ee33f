import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deferred } from '../fixtures/deferred.ts';
import { asides } from './fixtures/aside-element.tsx';
import { documentPanel, paragraph, textbox, write, type DocumentArgs } from './fixtures/document-panel.tsx';
import { colours } from './fixtures/colour-mark.tsx';
import { tips } from './fixtures/tip-block.tsx';

const meta = {
  title: 'Content manager/Blocks of plugins',
  render: (args, context) => renderPanelStory(documentPanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { notes: null },
} satisfies Meta<DocumentArgs>;
export default meta;
type Story = StoryObj<DocumentArgs>;

const tipCode = deferred<undefined>();

/** A block of a plugin: found after a slash, and inserted both before and after its component has loaded. */
export const BlockOfAPlugin: Story = {
  args: { plugins: [tips(tipCode.promise)] },
  play: async () => {
    const box = await write('/tip');
    await screen.findByRole('listbox', { name: 'Block types' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('Mind');
    await waitFor(() => expect(box).toHaveTextContent(/Mind$/));
    tipCode.resolve(undefined);
    const note = await within(box).findByRole('note');
    await expect(note).toHaveAttribute('data-tone', 'calm');
    await userEvent.keyboard(' the gap');
    await waitFor(() => expect(note).toHaveTextContent(/Mind the gap$/));
    await expect(box.textContent).not.toContain('/');
  },
};

/** A plugin that fails to create its block: a notification reports it, and the text after the slash remains. */
export const BlockThatFails: Story = {
  args: {
    plugins: [
      tips(Promise.resolve(), {
        insert: () => {
          throw new Error('no tip today');
        },
      }),
    ],
  },
  play: async () => {
    const box = await write('/tip');
    await screen.findByRole('listbox', { name: 'Block types' });
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText('“Tip” could not be inserted. The text is unchanged.'),
    ).toBeVisible();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' of the day');
    await waitFor(() => expect(box).toHaveTextContent('/tip of the day'));
  },
};

/** A stored block whose plugin fails to check it: the rest of the document is editable. */
export const BlockWithFailingCheck: Story = {
  // Axe checks unknown blocks in the story of every block.
  parameters: { a11y: { test: 'off' } },
  args: {
    notes: [
      { type: 'tips.tip', tone: 'calm', children: [{ type: 'text', text: 'Mind the gap' }] },
      paragraph('Clocks'),
    ],
    plugins: [
      tips(Promise.resolve(), {
        check: () => {
          throw new Error('no check today');
        },
      }),
    ],
  },
  play: async () => {
    const box = await write('!');
    await expect(within(box).getByText(/its plugin failed to check it/)).toBeVisible();
    await waitFor(() => expect(box).toHaveTextContent(/Clocks!$/));
  },
};

/** A mark of a plugin: toggled by its shortcut and by its button, which shows the state at the cursor. */
export const MarkOfAPlugin: Story = {
  args: { notes: [paragraph('Mind the gap')], plugins: [colours()] },
  play: async () => {
    const box = await write('!{Control>}{Shift>}y{/Shift}{/Control} now');
    await waitFor(() => expect(within(box).getByRole('mark')).toHaveTextContent(/^now$/));
    const button = screen.getByRole('button', { name: 'Red' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('.');
    await waitFor(() => expect(box).toHaveTextContent('Mind the gap! now.'));
    await expect(within(box).getByRole('mark')).toHaveTextContent(/^now$/);
  },
};

/** A mark whose component fails: the text is shown without it and stays editable. */
export const MarkThatFails: Story = {
  args: {
    notes: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Mind ' },
          { type: 'text', text: 'the gap', 'colours.red': true },
        ],
      },
    ],
    plugins: [colours(true)],
  },
  play: async () => {
    const box = await write('!');
    await waitFor(() => expect(box).toHaveTextContent('Mind the gap!'));
    await expect(within(box).queryByRole('mark')).toBeNull();
  },
};

const footnote = (type: string) => ({ type, note: 'Since 1897', children: [{ type: 'text', text: '' }] });
const withFootnote = (type: string) => [
  {
    type: 'paragraph',
    children: [{ type: 'text', text: 'Clocks' }, footnote(type), { type: 'text', text: ' and looms' }],
  },
];

/** An inline element of a plugin: opened with Enter, changed in its form and removed. */
export const InlineElementOfAPlugin: Story = {
  args: { notes: withFootnote('asides.aside'), plugins: [asides()] },
  play: async () => {
    const box = await textbox();
    await within(box).findByText('[Since 1897]');
    await userEvent.click(within(box).getByText('[Since 1897]'));
    const form = await screen.findByRole('dialog', { name: 'Aside' });
    const note = await within(form).findByRole('textbox', { name: 'Aside text' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Since 1900');
    await userEvent.click(within(form).getByRole('button', { name: 'Keep' }));
    await within(box).findByText('[Since 1900]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(within(box).getByText('[Since 1900]'));
    await userEvent.click(await screen.findByRole('button', { name: 'Drop' }));
    await waitFor(() => expect(box).toHaveTextContent('Clocks and looms'));
  },
};

/** An inline element whose component fails, and one without a plugin: both stay, and the text is editable. */
export const InlineElementThatFails: Story = {
  args: { notes: [...withFootnote('asides.aside'), ...withFootnote('gone.aside')], plugins: [asides(true)] },
  play: async () => {
    const box = await write('!');
    await expect(await within(box).findByText('asides.aside')).toBeVisible();
    await expect(within(box).getByText('gone.aside')).toBeVisible();
    await waitFor(() => expect(box).toHaveTextContent(/ and looms!$/));
  },
};
