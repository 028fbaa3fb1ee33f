import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import gallery from '../storyboard/gallery.module.css';
import { Pagination } from './Pagination.tsx';

function Example({ onPageChange, onPageSizeChange, ...props }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      pageCount={Math.ceil(props.total / pageSize)}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
      onPageSizeChange={(next) => {
        setPageSize(next);
        setPage(1);
        onPageSizeChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 4,
    pageCount: 24,
    total: 235,
    pageSize: 10,
    pageSizes: [10, 20, 50, 100],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = {};

/** Pages with addresses are links: a new tab, a bookmark and the Back button work. */
export const Links: Story = { args: { hrefFor: (page) => `#page=${page}` } };

const positions = [
  { page: 1 },
  { page: 12 },
  { page: 24 },
  { page: 2, pageCount: 3, total: 27 },
  { page: 1, pageCount: 1, total: 4 },
  { page: 1, pageCount: 0, total: 0 },
];

/** At the start, in the middle, at the end, few pages, one page, nothing. */
export const States: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <div className={gallery.fields}>
      {positions.map((position, index) => (
        <Pagination
          {...args}
          {...position}
          key={`${position.page}-${index}`}
          labels={{ navigation: `Pagination ${index + 1}`, pageSize: `Entries per page, ${index + 1}` }}
        />
      ))}
    </div>
  ),
};

/** In a narrow place only the steps to and fro and the current page remain. */
export const Narrow: Story = {
  render: (args) => (
    <div className={gallery.narrow}>
      <Example {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
