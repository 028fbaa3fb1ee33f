import { pageOf } from '@admin/fixtures';
import { renderPanelStory } from '@admin/shell/testing';
import type { Attributes, ViewConfiguration } from '@admin/content-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';

const attributes: Attributes = {
  name: { type: 'string' },
  curators: { type: 'relation', relation: 'oneToMany', target: 'api::author.author' },
  owner: { type: 'relation', relation: 'manyToOne', target: 'api::author.author' },
};

/** People are shown by their names. */
const arrange = (configuration: ViewConfiguration): ViewConfiguration => ({
  ...configuration,
  metadatas: Object.fromEntries(
    Object.entries(configuration.metadatas).map(([name, { edit, list }]) => [
      name,
      { edit: name === 'name' ? edit : { ...edit, mainField: 'name' }, list },
    ]),
  ),
});

const names = [
  'Mia Okonkwo',
  'Tomasz Wren',
  'Inès Valcour',
  'Ada Marsh',
  'Noor Haddad',
  'Ilse Marrow',
  'Juno Park',
];
const people = names.map((name, index) => ({
  id: index + 1,
  name,
  publishedAt: index % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
}));

const read = 'GET /content-manager/collection-types/:uid/:id';
const related = 'GET /content-manager/relations/:uid/:id/:field';

const meta = {
  title: 'Content manager/Relations',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: {
    type: { attributes, arrange },
    responses: {
      [read]: () => ({ ...galleryEntry, curators: { count: 7 }, owner: { count: 1 } }),
      [related]: ({ params }) =>
        params.field === 'owner' ? { data: people[2] ?? null } : pageOf(people.toReversed(), { pageSize: 5 }),
      'GET /content-manager/relations/:uid/:field': () => pageOf(people),
    },
  },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

/** Several in their order, and one that another replaces; rows of 50 px with 4 px between them (S1-9.2). */
export const Default: Story = {
  tags: ['both-themes'],
  play: async () => {
    const [first, second] = await within(
      await screen.findByRole('list', { name: 'Curators: linked entries' }),
    ).findAllByRole('listitem');
    await waitFor(() => {
      const [one, other] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
      void expect(one?.height).toBe(50);
      void expect((other?.top ?? 0) - (one?.bottom ?? 0)).toBe(4);
    });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

/** The entries that can be linked, found by input. */
export const Searching: Story = {
  play: async () => {
    await screen.findByText('Juno Park');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Curators' }));
    await screen.findByRole('option', { name: 'Mia Okonkwo' });
  },
};

/** An entry that the arrow keys move. */
export const Grabbed: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Move Ada Marsh' })).focus();
    await userEvent.keyboard(' ');
  },
};

/** A user who may only read. */
export const ReadOnly: Story = { args: { granted: { read: null, update: ['name'] } } };

/** The linked entries could not be loaded. */
export const Failed: Story = {
  args: {
    responses: {
      [read]: () => ({ ...galleryEntry, curators: { count: 7 }, owner: { count: 0 } }),
      [related]: () => {
        throw new Error('down');
      },
    },
  },
};

const crowd = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, publishedAt: null }));
const isVisible = (element: Element): boolean => {
  const list = element.closest('ul')?.parentElement?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
};

/** Ten thousand links: a few dozen rendered rows, which can be reordered and unlinked. */
export const TenThousand: Story = {
  args: {
    type: { attributes },
    responses: {
      [read]: () => ({ ...galleryEntry, curators: { count: 10_000 }, owner: { count: 0 } }),
      [related]: () => pageOf(crowd.toReversed(), { pageSize: 10_000 }),
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Curators: linked entries' });
    await within(list).findByRole('button', { name: 'Move 1' });
    await expect(list.querySelectorAll('li').length).toBeLessThan(40);
    (await within(list).findByRole('button', { name: 'Move 3' })).focus();
    await userEvent.keyboard(' ');
    for (let step = 0; step < 12; step += 1) await userEvent.keyboard('{ArrowDown}');
    const handle = within(list).getByRole('button', { name: 'Move 3' });
    await expect(handle).toHaveFocus();
    await waitFor(() => expect(isVisible(handle)).toBe(true));
    await userEvent.keyboard(' ');
    await screen.findByText(/^3 dropped, position 15 of 10,?000\.$/);
    await expect(handle.closest('li')).toHaveAttribute('aria-posinset', '15');
    await expect(handle.closest('li')).toHaveAttribute('aria-setsize', '10000');
    const frame = list.parentElement;
    frame?.scrollTo(0, frame.scrollHeight);
    await userEvent.click(await within(list).findByRole('button', { name: 'Remove 9999' }));
    await waitFor(() => expect(within(list).getByRole('button', { name: 'Remove 10000' })).toHaveFocus());
    await expect(list.querySelectorAll('li').length).toBeLessThan(40);
  },
};
