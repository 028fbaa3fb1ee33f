import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { bookPath, libraryPanel, type LibrarySpec } from '../../list/fixtures/library-panel.tsx';
import { dragCard } from '../arranging/fixtures/drag-card.ts';
import { loading, noPermission } from '../fixtures/page-states.ts';

const ready = async () => {
  await screen.findByRole('list', { name: 'Fields' });
};

const namesIn = (row: number) =>
  within(screen.getByRole('listitem', { name: `Row ${row}` }))
    .getAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Edit ', ''));

const grab = async () => {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: 'Move Cover' }));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(screen.getByRole('button', { name: 'Move Cover' })).toHaveFocus();
};

const meta = {
  title: 'Content manager/Edit view layout',
  render: (spec, context) =>
    renderPanelStory(libraryPanel({ at: `${bookPath}/configurations/edit`, ...spec }), context),
  parameters: { layout: 'fullscreen' },
  play: ready,
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

export const Ready: Story = {};

/** A field that is being moved by keyboard, or by the buttons that its card shows during the move. */
export const Grabbed: Story = { tags: ['both-themes'], play: grab };

/** A dragged field is inserted between others, and fields that no longer fit start a new row. */
export const Dragged: Story = {
  play: async () => {
    await ready();
    await dragCard('Genre', 'Title', 0.9);
    await expect(namesIn(1)).toEqual(['Title', 'Genre']);
    await expect(namesIn(2)).toEqual(['Author']);
    await dragCard('Pages', 'Author', 0.2);
    await expect(namesIn(2)).toEqual(['Pages', 'Author']);
    const free = screen.getByRole('listitem', { name: 'Row 2' }).lastElementChild?.firstElementChild;
    await expect(free).toBeInstanceOf(HTMLElement);
    if (free instanceof HTMLElement) await dragCard('Title', free, 0.5);
    await expect(namesIn(1)).toEqual(['Genre']);
    await expect(namesIn(2)).toEqual(['Pages', 'Author']);
    await expect(namesIn(3)).toEqual(['Title']);
  },
};

/** A view that is divided into groups: fields are moved between them like between rows. */
export const Grouped: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add a group' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Writing');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    const writing = await screen.findByRole('region', { name: 'Writing' });
    const dropArea = within(writing).getByText(/^Drag fields here/);
    await dragCard('Text', dropArea, 0.5);
    await expect(within(writing).getByRole('button', { name: 'Edit Text' })).toBeVisible();
  },
};

/** The search for fields outside of the layout; its list stays open for the next one. */
export const Inserting: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Title' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Genre' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Insert another field' }));
    await userEvent.keyboard('tit{ArrowDown}{Enter}');
    await expect(await screen.findByRole('button', { name: 'Edit Title' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Genre' })).toBeVisible();
  },
};

/** The label, the description and the width of one field. */
export const EditingField: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Author' }));
    await screen.findByRole('dialog', { name: 'Edit Author' });
  },
};

/** The confirmation before a layout is saved. */
export const Confirming: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cover' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog', { name: 'Confirmation' });
  },
};

/** The layout of a component. */
export const OfComponent: Story = {
  args: { at: '/content-manager/components/print.edition/configurations/edit' },
};

/** The request is pending. */
export const Loading: Story = loading;

/** A user who may edit entries but not configure their layout. */
export const NoPermission: Story = noPermission;

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
