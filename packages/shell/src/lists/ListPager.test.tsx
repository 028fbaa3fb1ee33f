import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { ListPager } from './ListPager.tsx';

const message = (defaultMessage: string) => ({ id: defaultMessage, defaultMessage });

const messages = {
  pagination: message('Shelves'),
  previousPage: message('Shelf before'),
  nextPage: message('Next shelf'),
  page: message('Shelf {page}'),
  pageSize: message('Books a shelf'),
  range: message('{from} to {to} of {total} books'),
};

function open(onPageSizeChange: (pageSize: number) => void = () => undefined): void {
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <ListPager
        counts={{ pageCount: 3, total: 27 }}
        hrefFor={(page) => `?page=${page}`}
        messages={messages}
        onPageSizeChange={onPageSizeChange}
        page={2}
        pageSize={10}
        pageSizes={[10, 20]}
      />
    </IntlProvider>,
  );
}

it('shows the range of rows in the texts of the list, and links to the other pages', () => {
  open();
  expect(screen.getByText('11 to 20 of 27 books')).toBeInTheDocument();
  const shelves = within(screen.getByRole('navigation', { name: 'Shelves' }));
  expect(shelves.getByRole('link', { name: 'Shelf before' })).toHaveAttribute('href', '?page=1');
  expect(shelves.getByRole('link', { current: 'page' })).toHaveAccessibleName('Shelf 2');
  expect(shelves.getByRole('link', { name: 'Next shelf' })).toHaveAttribute('href', '?page=3');
});

it('offers the page sizes', async () => {
  const onPageSizeChange = vi.fn();
  open(onPageSizeChange);
  await userEvent.click(screen.getByRole('combobox', { name: 'Books a shelf' }));
  await userEvent.click(await screen.findByRole('option', { name: '20' }));
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(20);
});
