import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DropdownMenu } from '../DropdownMenu/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Copy, EllipsisVertical, FileText, Trash2 } from '../icons.ts';
import gallery from '../storyboard/gallery.module.css';
import { articleColumns, articles, type Article } from './articles.story-rows.tsx';
import { Table } from './Table.tsx';
import type { TableSort } from './table-column.ts';

const actionsOf = (article: Article) => (
  <DropdownMenu
    align="end"
    trigger={<IconButton icon={EllipsisVertical} size="small" label={`Actions for ${article.title}`} />}
    items={[
      { id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: fn() },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
    ]}
  />
);

const idOf = (article: Article) => article.id;
const titleOf = (article: Article) => article.title;
const hrefOf = (article: Article) => `#article-${article.id}`;

/** Stores sort and selection in state, like a page. */
function Example(props: ComponentProps<typeof Table<Article>>) {
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const factor = sort.direction === 'ascending' ? 1 : -1;
    return props.rows.toSorted((one, other) => factor * one.title.localeCompare(other.title));
  }, [props.rows, sort]);
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        props.onSort?.(next);
      }}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next);
          props.selection?.onChange(next);
        },
      }}
    />
  );
}

const meta = {
  title: 'Display/Table',
  component: Table<Article>,
  args: {
    label: 'Articles',
    columns: articleColumns,
    rows: articles(8),
    rowId: idOf,
    rowName: titleOf,
    rowHref: hrefOf,
    rowActions: actionsOf,
    onSort: fn(),
    selection: { selected: new Set(), onChange: fn() },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Table<Article>>;
export default meta;
type Story = StoryObj<typeof Table<Article>>;

export const Default: Story = { tags: ['both-themes'] };

/** A table with selected rows. */
export const Selected: Story = {
  args: { selection: { selected: new Set(['2', '3', '5']), onChange: fn() } },
  render: (args) => <Table {...args} />,
};

/** Rows without links and selection. */
export const Plain: Story = {
  render: ({ label, columns, rows, rowId }) => (
    <Table label={label} columns={columns} rows={rows.slice(0, 4)} rowId={rowId} />
  ),
};

/** Columns can be resized at the edges of their headers. */
export const Resizable: Story = {
  args: { onColumnResize: fn() },
  play: async ({ args }) => {
    const edge = screen.getByRole('slider', { name: 'Width of Title' });
    edge.focus();
    const before = edge.closest('th')?.offsetWidth ?? 0;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onColumnResize).toHaveBeenLastCalledWith('title', before + 32);
    await expect(edge).toHaveValue(String(before + 32));
  },
};

export const Loading: Story = { args: { status: 'loading', skeletonRows: 6 } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={FileText}
        title="No articles match"
        body="Three filters are set. Take one away to see more."
        action={<Button>Clear the filters</Button>}
      />
    ),
  },
};

/** Columns that do not fit scroll under the sticky first column. */
export const Narrow: Story = {
  render: (args) => (
    <div className={gallery.narrow}>
      <Example {...args} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    rows: articles(3).map((article) => ({
      ...article,
      title: `${article.title} — and everything that had to be said about it before the end of the year`,
      author: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior',
    })),
  },
};

export const HundredRows: Story = {
  args: { rows: articles(100) },
  // Axe judges such rows where there are few.
  parameters: { a11y: { test: 'off' } },
};

/** Numbers, and text of both directions, aligned to the end of the column. */
const mixedEnds: Partial<Story> = {
  args: {
    rows: articles(2),
    columns: [
      ...articleColumns.slice(0, 1),
      ...(['ltr', 'rtl'] as const).map((dir) => ({
        id: dir,
        header: dir,
        align: 'end' as const,
        width: '160px',
        cell: ({ words }: Article) => (
          <div data-testid="mixed" dir={dir}>
            {words} {dir === 'rtl' ? 'كلمة' : 'words'}
          </div>
        ),
      })),
    ],
  },
  play: async () => {
    const text = document.createRange();
    for (const content of await screen.findAllByTestId('mixed')) {
      const cell = content.closest('td');
      if (!cell) throw new Error('The content has no cell');
      text.selectNodeContents(content);
      const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
      const atLeft = getComputedStyle(cell).direction === 'rtl';
      const [near, far] = [inner.left - outer.left, outer.right - inner.right];
      await expect(atLeft ? near : far).toBeLessThan(atLeft ? far : near);
    }
  },
};

export const MixedDirections: Story = { ...mixedEnds };
export const MixedDirectionsRightToLeft: Story = {
  ...mixedEnds,
  globals: { direction: 'rtl', locale: 'ar' },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl', locale: 'ar' } };
