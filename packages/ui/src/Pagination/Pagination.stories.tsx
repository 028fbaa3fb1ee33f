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

/** Pages with URLs are links, which support new tabs, bookmarks and the Back button. */
export const Links: Story = { args: { hrefFor: (page) => `#page=${page}` } };

const positions = [
  { page: 1 },
  { page: 12 },
  { page: 24 },
  { page: 2, pageCount: 3, total: 27 },
  { page: 1, pageCount: 1, total: 4 },
  { page: 1, pageCount: 0, total: 0 },
];

/** First, middle and last page of many; few pages; one page; no entries. */
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

/** In a narrow container, only the previous and next steps and the current page are shown. */
export const Narrow: Story = {
  render: (args) => (
    <div className={gallery.narrow}>
      <Example {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
