import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { articleColumns, articles } from './articles.story-rows.tsx';
import * as stories from './Table.stories.tsx';
import { Table } from './Table.tsx';

const { Default, Empty, Loading, Plain, Refreshing } = composeStories(stories);

/** The rows of the body, without the row of headers. */
const bodyRows = () => screen.getAllByRole('row').slice(1);
const rowBox = (index: number) => within(bodyRows()[index]!).getByRole('checkbox');
const allBox = () => screen.getByRole('checkbox', { name: 'Select all rows' });

type Article = ReturnType<typeof articles>[number];

const rowId = (row: { readonly id: string }) => row.id;

describe('Table', () => {
  it('is a named table with column headers and row actions', async () => {
    render(<Default />);
    expect(screen.getByRole('table', { name: 'Articles' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      expect.arrayContaining(['Title', 'Author', 'Actions']),
    );
    expect(bodyRows()).toHaveLength(8);
  });

  it('shows the full text of truncated headers in a tooltip, also on keyboard focus', async () => {
    render(<Default />);
    const cut = within(screen.getByRole('columnheader', { name: 'Updated' })).getByText('Updated');
    Object.defineProperties(cut, { scrollWidth: { value: 90 }, clientWidth: { value: 40 } });
    await userEvent.tab();
    screen.getByRole('button', { name: 'Title' }).focus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Updated' }).focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Updated');
  });

  it('exposes and toggles the sort direction of sortable columns only', async () => {
    const onSort = vi.fn();
    render(<Default onSort={onSort} />);
    const title = screen.getByRole('columnheader', { name: 'Title' });
    expect(title).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(title).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'title', direction: 'descending' });
    expect(title).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'updatedAt', direction: 'ascending' });
    expect(screen.getByRole('columnheader', { name: 'Author' })).not.toHaveAttribute('aria-sort');
  });

  it('has a header checkbox that shows whether all, some or no rows are selected', async () => {
    render(<Default />);
    expect(allBox()).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bread without a recipe' }));
    expect(allBox()).toBePartiallyChecked();
    await userEvent.click(allBox());
    expect(allBox()).toBeChecked();
    await userEvent.click(allBox());
    expect(bodyRows().filter((row) => row.getAttribute('aria-selected') === 'true')).toHaveLength(0);
  });

  it('selects the range between two checkboxes with Shift', async () => {
    const user = userEvent.setup();
    render(<Default />);
    await user.click(rowBox(1));
    await user.keyboard('{Shift>}');
    await user.click(rowBox(4));
    await user.keyboard('{/Shift}');
    expect(bodyRows().map((row) => row.getAttribute('aria-selected'))).toEqual(
      [false, true, true, true, true, false, false, false].map(String),
    );
  });

  it('has a single tab stop and moves between rows with arrow keys, Home and End', async () => {
    render(<Default />);
    const rows = bodyRows();
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(rows[7]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(rows[0]).toHaveFocus();
    expect(rows.filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });

  it('moves the focus of a removed row to the next row, but never takes it from another element', () => {
    const columns = [{ id: 'title', header: 'Title', cell: (row: { title: string }) => row.title }];
    const rows = articles(4);
    const table = (shown: typeof rows) => (
      <>
        <Table label="Articles" columns={columns} rows={shown} rowId={rowId} />
        <button>Elsewhere</button>
      </>
    );
    const { rerender } = render(table(rows));
    act(() => bodyRows()[1]?.focus());
    rerender(table(rows.toSpliced(1, 1)));
    expect(bodyRows()[1]).toHaveFocus();
    expect(bodyRows()[1]).toHaveTextContent(rows[2]!.title);
    rerender(table(rows.slice(0, 1)));
    expect(bodyRows()[0]).toHaveFocus();
    act(() => bodyRows()[0]?.blur());
    rerender(table(rows.slice(1)));
    expect(document.body).toHaveFocus();
  });

  it('reuses the elements of its rows for another page, but not those of rows that remain', () => {
    const columns = [{ id: 'title', header: 'Title', cell: (row: { title: string }) => row.title }];
    const [first, second, third, fourth, fifth] = articles(5) as [
      Article,
      Article,
      Article,
      Article,
      Article,
    ];
    const onRowApproach = vi.fn<(row: Article) => void>();
    const table = (shown: readonly Article[]) => (
      <Table
        label="Articles"
        columns={columns}
        onRowApproach={onRowApproach}
        rows={shown}
        rowId={rowId}
        reusesElements
      />
    );
    const { rerender } = render(table([first, second]));
    const former = bodyRows();
    act(() => former[1]?.focus());
    rerender(table([third, fourth, fifth]));
    expect(onRowApproach.mock.calls).toEqual([[second], [fourth]]);
    expect(bodyRows().slice(0, 2)).toEqual(former);
    expect(former.map(({ textContent }) => textContent)).toEqual([third.title, fourth.title]);
    expect(former.map(({ dataset }) => dataset['row'])).toEqual([third.id, fourth.id]);
    expect(former[1]).toHaveFocus();
    expect(bodyRows().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    rerender(table([fifth, second, third]));
    expect(bodyRows()[2]).toBe(former[0]);
    expect(bodyRows()[1]).not.toBe(former[1]);
    rerender(table([]));
    rerender(table([first, fourth]));
    expect(bodyRows()).not.toContain(former[0]);
  });

  it('selects the focused row with Space', async () => {
    render(<Default />);
    bodyRows()[3]?.focus();
    await userEvent.keyboard(' ');
    expect(rowBox(3)).toBeChecked();
    await userEvent.keyboard(' ');
    expect(rowBox(3)).not.toBeChecked();
  });

  it('follows the link of a row on Enter and on a press outside controls', async () => {
    render(<Default />);
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'A winter on the southern coast' }).addEventListener('click', followed);
    bodyRows()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(bodyRows()[0]!).getByText('Ada Lovelace'));
    expect(followed).toHaveBeenCalledTimes(2);
    await userEvent.click(rowBox(0));
    await userEvent.click(within(bodyRows()[0]!).getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('opens a new tab on Ctrl + click', async () => {
    const user = userEvent.setup();
    render(<Default />);
    const keys: boolean[] = [];
    screen.getByRole('link', { name: 'Bread without a recipe' }).addEventListener('click', (event) => {
      event.preventDefault();
      keys.push(event.ctrlKey);
    });
    await user.keyboard('{Control>}');
    await user.click(within(bodyRows()[1]!).getByText('Grace Hopper'));
    expect(keys).toEqual([true]);
  });

  it('renders the given number of skeleton rows and announces loading', async () => {
    const { container } = render(<Loading />);
    expect(screen.getByRole('table', { busy: true })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(6);
  });

  it('keeps its rows while refreshing', () => {
    render(<Refreshing />);
    expect(screen.getByRole('table', { busy: true })).toBeInTheDocument();
    expect(bodyRows()).toHaveLength(8);
  });

  it('does nothing when its rows are pressed while refreshing, but lets Tab leave them', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const onRowPress = vi.fn();
    const keys = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    render(<Refreshing selection={{ selected: new Set(), onChange }} onRowPress={onRowPress} />);
    const [, first] = screen.getAllByRole('checkbox');
    await user.click(first!);
    await user.click(within(bodyRows()[0]!).getAllByRole('link')[0]!);
    expect(onChange).not.toHaveBeenCalled();
    expect(onRowPress).not.toHaveBeenCalled();
    first!.focus();
    first!.addEventListener('keydown', keys);
    fireEvent.keyDown(first!, { key: 'Enter' });
    expect(fireEvent.keyDown(first!, { key: 'Tab' })).toBe(true);
  });

  it('shows the empty state without rows', async () => {
    render(<Empty />);
    expect(screen.getByRole('heading', { name: 'No articles match' })).toBeInTheDocument();
  });

  it('works without selection, links and actions', () => {
    render(<Plain />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(bodyRows()).toHaveLength(4);
  });

  it('does not re-render cells when rows are selected, focused or reordered', () => {
    const cell = vi.fn((row: { title: string }) => row.title);
    const columns = [{ id: 'title', header: 'Title', cell, sortable: true }];
    const rows = articles(50);
    const onChange = vi.fn();
    const table = (props: { readonly selected: ReadonlySet<string>; readonly shown?: typeof rows }) => (
      <Table
        label="Articles"
        columns={columns}
        rows={props.shown ?? rows}
        rowId={rowId}
        selection={{ selected: props.selected, onChange }}
      />
    );
    const { rerender } = render(table({ selected: new Set() }));
    cell.mockClear();
    rerender(table({ selected: new Set(['7', '8']) }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    act(() => bodyRows()[4]?.focus());
    expect(bodyRows()[4]).toHaveAttribute('tabindex', '0');
    rerender(table({ selected: new Set(), shown: rows.toReversed() }));
    expect(bodyRows()[0]).toHaveTextContent(rows.at(-1)!.title);
    expect(cell).not.toHaveBeenCalled();
  });

  it('renders the link in the link column', async () => {
    const columns = [
      { id: 'id', header: 'Id', cell: (row: { id: string }) => row.id },
      { id: 'title', header: 'Title', cell: (row: { title: string }) => row.title },
    ];
    const table = (props: { readonly linkColumn?: string }) => (
      <Table
        label="Articles"
        columns={columns}
        rows={articles(1)}
        rowId={rowId}
        rowHref={({ id }) => `#article-${id}`}
        {...props}
      />
    );
    const { rerender } = render(table({}));
    expect(screen.getByRole('link')).toHaveAccessibleName('1');
    rerender(table({ linkColumn: 'title' }));
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('A winter on the southern coast');
    const followed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.click(screen.getByRole('cell', { name: '1' }));
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('calls onRowApproach and onRowLeave for pointer and focus', async () => {
    const onRowApproach = vi.fn();
    const onRowLeave = vi.fn();
    render(<Default onRowApproach={onRowApproach} onRowLeave={onRowLeave} />);
    await userEvent.hover(bodyRows()[1]!);
    expect(onRowApproach).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }));
    expect(onRowLeave).not.toHaveBeenCalled();
    await userEvent.unhover(bodyRows()[1]!);
    expect(onRowLeave).toHaveBeenCalledTimes(1);
    act(() => bodyRows()[3]?.focus());
    expect(onRowApproach).toHaveBeenLastCalledWith(expect.objectContaining({ id: '4' }));
    act(() => bodyRows()[3]?.blur());
    expect(onRowLeave).toHaveBeenCalledTimes(2);
  });

  it('calls onRowPress when a press starts outside the controls of a row', async () => {
    const onRowPress = vi.fn();
    render(<Default onRowPress={onRowPress} />);
    const row = bodyRows()[1]!;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: row });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: within(row).getByRole('link') });
    const one = [expect.objectContaining({ id: '2' })];
    expect(onRowPress.mock.calls).toEqual([one, one]);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: within(row).getByRole('checkbox') });
    await userEvent.pointer({ keys: '[MouseRight>]', target: row });
    expect(onRowPress).toHaveBeenCalledTimes(2);
  });

  it('calls onRowPress for clicks without a pointer, before the link is followed', async () => {
    const reported: string[] = [];
    render(
      <Default
        onRowPress={() => reported.push('press')}
        renderLink={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              reported.push('follow');
            }}
          >
            {children}
          </a>
        )}
      />,
    );
    const row = bodyRows()[1]!;
    within(row).getByRole('link').click();
    expect(reported).toEqual(['press', 'follow']);
    row.focus();
    await userEvent.keyboard('{Enter}');
    expect(reported).toEqual(['press', 'follow', 'press', 'follow']);
    within(row).getByRole('checkbox').click();
    expect(reported).toHaveLength(4);
  });

  it('renders one cell per column in every row', () => {
    render(<Default />);
    for (const row of bodyRows()) expect(row.querySelectorAll('td')).toHaveLength(articleColumns.length + 2);
  });
});
