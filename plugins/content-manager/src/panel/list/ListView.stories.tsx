import { grace } from '@admin/fixtures';
import { ApiError, definePlugin, rowActions } from '@admin/shell';
import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SavedView } from '@admin/contract';
import { books } from './fixtures/library-books.ts';
import { librarian, libraryViews } from './fixtures/library-views.ts';
import { authorUid, bookUid } from './fixtures/library-types.ts';
import { bookPath, libraryPanel, type LibrarySpec } from './fixtures/library-panel.tsx';
import { permissionsOn } from './fixtures/library-permissions.ts';

const list = 'GET /content-manager/collection-types/:uid';

/** Five books that together have every kind of cell. */
const fiveBooks = `${bookPath}?page=1&pageSize=5&sort=title:ASC`;
/** For stories that do not depend on the cells. */
const twoBooks = `${bookPath}?page=1&pageSize=2&sort=title:ASC`;

const meta = {
  title: 'Content manager/List view',
  render: (spec, context) => renderPanelStory(libraryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: { at: twoBooks },
  play: async () => {
    await screen.findByText(/^\d+–\d+ of \d+$/);
  },
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

/** Every kind of cell; drafts and published books. */
export const Ready: Story = {
  args: { at: fiveBooks },
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search in Book' });
    const title = screen.getByRole('heading', { level: 1 });
    // The focus ring of a control extends 4 px beyond it, and the page's header covers the elements below it.
    await waitFor(() => {
      const header = title.closest('header')?.getBoundingClientRect().bottom ?? 0;
      const frame = search.parentElement?.getBoundingClientRect().top ?? 0;
      void expect(frame - header).toBeGreaterThanOrEqual(4);
    });
  },
};

/** Returns the buttons whose text does not fit. */
const cutButtons = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)
    // Buttons with an icon have their name beside it, hidden.
    .filter((text) => text !== '');

/** Texts with accents that are 40 % longer, as other languages have them. */
export const LongTexts: Story = {
  args: { at: fiveBooks },
  globals: { locale: 'en-XA' },
  parameters: { isTranslated: true },
  play: async () => {
    await screen.findByRole('button', { name: /^Fîĺţéŕš/ });
    void expect(cutButtons()).toEqual([]);
  },
};

/** The list in a language that is written from right to left. */
export const Arabic: Story = {
  args: { at: fiveBooks },
  globals: { locale: 'ar', direction: 'rtl' },
  parameters: { isTranslated: true },
  play: async () => {
    await screen.findByRole('button', { name: 'عوامل التصفية' });
  },
};

/** An address that contains filters shows them. */
export const Filtered: Story = {
  args: {
    at: `${fiveBooks}&filters[title][$contains]=the&filters[$and][0][inPrint][$eq]=true`,
  },
  play: async () => {
    await screen.findByRole('list', { name: 'Active filters' });
  },
};

/** The placeholders of the rows while they load. */
export const Loading: Story = {
  args: { responses: { [list]: () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('table', { busy: true });
  },
};

const inPrint: SavedView = {
  id: 1,
  name: 'In print',
  query: { filters: { $and: [{ inPrint: { $eq: 'true' } }] }, sort: 'title:ASC', pageSize: 10 },
  columns: ['title', 'author', 'pages'],
  roles: [],
  owner: null,
};
const ofGrace = { ...inPrint, id: 2, name: 'To be reviewed', columns: null };
const inView: LibrarySpec = {
  at: `${twoBooks}&filters[$and][0][inPrint][$eq]=true&view=1`,
  responses: libraryViews([inPrint, { ...ofGrace, owner: grace }]),
};

/** A saved view, with its own filters and columns, among shared ones. */
export const InView: Story = {
  args: inView,
  play: async () => {
    const views = await screen.findByRole('button', { name: 'View: In print' });
    await userEvent.click(views);
    await screen.findByRole('menuitemradio', { name: 'To be reviewed · Grace Hopper' });
  },
};

/** A view is named, and shared with roles. */
export const SavingView: Story = {
  args: {
    responses: {
      ...libraryViews(),
      'GET /admin/users/me': () => ({ data: librarian }),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a view' }));
    await screen.findByRole('checkbox', { name: 'Librarian' });
  },
};

/** A type without entries. */
export const Empty: Story = {
  args: { books: [] },
  play: async () => {
    await screen.findByRole('heading', { name: 'There is nothing here yet' });
  },
};

/** A search without results, and the button that clears it. */
export const NoMatch: Story = {
  args: { at: `${fiveBooks}&_q=a%20ship%20in%20a%20bottle` },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing matches the search' });
  },
};

/** The error of a failed request, with a retry button. */
export const Failed: Story = {
  args: {
    responses: {
      [list]: () => {
        throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

/** Checked rows, and the actions on them. */
export const Selected: Story = {
  tags: ['both-themes'],
  args: { at: fiveBooks },
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    const pager = await screen.findByRole('navigation', { name: 'Pagination' });
    const before = pager.getBoundingClientRect().top;
    for (const box of boxes.slice(2, 5)) await userEvent.click(box);
    await screen.findByRole('toolbar');
    // The bar floats, so that it does not move the layout.
    await expect(pager.getBoundingClientRect().top).toBe(before);
  },
};

/** The confirmation before checked entries are deleted. */
export const Deleting: Story = {
  args: { at: fiveBooks },
  play: async (context) => {
    await Selected.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

/** Of the checked books one is valid, one has no title, one is published. */
export const Publishing: Story = {
  tags: ['both-themes'],
  args: {
    at: fiveBooks,
    books: books(5).map((book) => (book.id === 2 ? { ...book, title: null } : book)),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all entries' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText(/ready to publish, /);
  },
};

/** The confirmation before the valid ones are published. */
export const PublishQuestion: Story = {
  ...Publishing,
  play: async (context) => {
    await Publishing.play?.(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out entries with errors' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await screen.findByRole('alertdialog');
  },
};

/** All matching entries are selected, on any page. */
export const AllMatching: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all entries' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 25 matching' }));
    await screen.findByRole('toolbar');
  },
};

/** All matching entries before publication: the server validates them. */
export const PublishingAllMatching: Story = {
  play: async (context) => {
    await AllMatching.play?.(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('All 25 entries of this list, on every page');
  },
};

/** An export in progress, with its size and a cancel button. */
export const Exporting: Story = {
  args: {
    responses: {
      'GET /content-manager/collection-types/:uid/export': () => new Promise<never>(() => undefined),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View settings' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    await screen.findByRole('button', { name: 'Cancel the export' });
  },
};

/** A copy that needs changes first: the fields that prevent it, and the link to the form. */
export const CannotDuplicate: Story = {
  args: {
    responses: {
      'POST /content-manager/collection-types/:uid/auto-clone/:id': () => {
        const prohibitedFields = [
          [['title'], 'unique'],
          [['readers'], 'relation'],
        ];
        throw new ApiError({ name: '', message: '', status: 400, details: { prohibitedFields } });
      },
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions for/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByText("This entry can't be duplicated directly.");
  },
};

/** A user who may only read: no checkboxes and no create button. */
export const RestrictedReader: Story = {
  args: { at: fiveBooks, permissions: permissionsOn(bookUid, ['read']) },
  play: async () => {
    await screen.findByRole('link', { name: 'Bread without a recipe' });
  },
};

/** A user without any permission on these entries. */
export const NoPermission: Story = {
  args: { permissions: permissionsOn(authorUid) },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};

const notes = definePlugin({
  id: 'notes',
  contributes: [
    rowActions.add({
      id: 'notes.add',
      before: 'delete',
      useAction: () => ({ label: 'Add a note', run: () => undefined }),
    }),
  ],
});

/** The menu of a row, with an action of a plugin among the built-in ones. */
export const RowMenu: Story = {
  args: { plugins: [notes] },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions for/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(6);
  },
};

/** The column menu. */
export const DisplayedFields: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View settings' }));
    await screen.findByRole('menu');
  },
};

/** The maximum number of rows per page. */
export const HundredRows: Story = {
  args: { at: `${bookPath}?page=1&pageSize=100&sort=id:ASC`, books: books(240) },
  // Other stories check a few such rows with axe.
  parameters: { a11y: { test: 'off' } },
};

/** Names of extreme length. */
export const LongText: Story = {
  args: {
    at: fiveBooks,
    books: books(3).map((book) => ({
      ...book,
      title: `${String(book['title'])} — and everything that had to be said about it before the end of the year`,
      author: { id: 1, name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior' },
    })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View settings' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Edition' }));
    await userEvent.keyboard('{Escape}');
    const [title] = await screen.findAllByText(/^Bread without a recipe — /);
    const [author] = screen.getAllByText(/^Hubert Blaine/);
    const [edition] = await screen.findAllByText('Harbour Press');
    const widths = [title, author, edition?.parentElement].map((cell) =>
      cell ? getComputedStyle(cell).maxInlineSize : undefined,
    );
    await expect(widths).toEqual(['300px', '500px', '250px']);
  },
};

export const RightToLeft: Story = { args: { at: fiveBooks }, globals: { direction: 'rtl' } };

/** On a phone a row is an entry in two lines. */
export const Phone: Story = { tags: ['both-themes'], globals: { viewport: { value: 'mobile1' } } };

/** The actions on an entry in a sheet at the bottom of a phone. */
export const PhoneActions: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions for/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('menu');
  },
};

export const PhoneRightToLeft: Story = {
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
};
