import type { Attribute } from '@admin/content-model';
import { renderWithPlugins } from '@admin/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useIntl } from 'react-intl';
import { cellOf } from './Cell.tsx';
import type { CellProps } from './cell-props.ts';

function Cell(props: CellProps) {
  return cellOf(props, useIntl());
}

function renderCell(
  attribute: Attribute,
  value: unknown,
  name = 'field',
  { mainField, mainAttribute }: { readonly mainField?: string; readonly mainAttribute?: Attribute } = {},
): HTMLElement {
  const entry = { id: 1, createdAt: '2026-03-02T08:15:00.000Z', updatedAt: '2026-03-02T08:15:00.000Z' };
  const column = { name, label: name, isSortable: false, attribute, ...(mainField && { mainField }) };
  return renderWithPlugins(
    <Cell
      column={column}
      entry={entry}
      mainAttribute={mainAttribute}
      display="cell"
      uid="api::book.book"
      value={value}
    />,
  ).container;
}

const file = (id: number, mime = 'image/png') => ({
  id,
  name: `file-${id}`,
  url: `/uploads/${id}.png`,
  mime,
});

describe('a cell', () => {
  it.each<readonly [string, Attribute, unknown, string]>([
    ['nothing', { type: 'string' }, null, '-'],
    ['text', { type: 'string' }, 'Night trains', 'Night trains'],
    ['an integer', { type: 'integer' }, 1234567, '1,234,567'],
    ['zero', { type: 'integer' }, 0, '0'],
    ['a fraction in full', { type: 'float' }, 0.12345678901234568, '0.12345678901234568'],
    ['a number beyond the safe integers', { type: 'biginteger' }, '9007199254740993', '9007199254740993'],
    ['true', { type: 'boolean' }, true, 'Yes'],
    ['false as a value', { type: 'boolean' }, false, 'No'],
    ['an enumeration value', { type: 'enumeration', enum: ['novel'] }, 'novel', 'novel'],
    ['a day, in every time zone', { type: 'date' }, '2026-03-02', 'Mar 2, 2026'],
    ['a time of day', { type: 'time' }, '14:30:00.000', '2:30 PM'],
    ['a linked entry without a name', { type: 'relation', relation: 'oneToOne' }, { id: 7 }, '7'],
    ['no linked entries', { type: 'relation', relation: 'oneToMany' }, { count: 0 }, '-'],
  ])('shows %s', (_, attribute, value, text) => {
    expect(renderCell(attribute, value)).toHaveTextContent(text, { normalizeWhitespace: true });
  });

  it('shows an id without separators', () => {
    expect(renderCell({ type: 'integer' }, 1234567, 'id')).toHaveTextContent(/^1234567$/);
  });

  it('shows a component by its main field, and several by their number', () => {
    const attribute: Attribute = { type: 'component', component: 'print.edition' };
    expect(
      renderCell(attribute, { id: 3, publisher: 'Harbour' }, 'edition', { mainField: 'publisher' }),
    ).toHaveTextContent('Harbour');
    expect(
      renderCell(attribute, { id: 3, publisher: '' }, 'edition', { mainField: 'publisher' }),
    ).toHaveTextContent('-');
    expect(renderCell(attribute, [{ id: 3 }, { id: 4 }], 'editions')).toHaveTextContent('2 items');
  });

  it('formats the main field of a component by its type', () => {
    const attribute: Attribute = { type: 'component', component: 'print.edition' };
    const show = (type: Attribute, value: unknown) =>
      renderCell(attribute, { id: 3, main: value }, 'edition', { mainField: 'main', mainAttribute: type });
    expect(show({ type: 'integer' }, 12_500)).toHaveTextContent('12,500');
    expect(show({ type: 'date' }, '2026-03-02')).toHaveTextContent('Mar 2, 2026');
    // A text is not a number, so that the cell is empty.
    expect(show({ type: 'integer' }, 'twelve')).toHaveTextContent(/^-$/);
    expect(show({ type: 'integer' }, null)).toHaveTextContent(/^-$/);
  });

  it('lists several components in a menu', async () => {
    const attribute: Attribute = { type: 'component', component: 'shared.link', repeatable: true };
    renderCell(
      attribute,
      [
        { id: 3, label: 'Shop' },
        { id: 4, label: 'Press' },
      ],
      'links',
      { mainField: 'label' },
    );
    await userEvent.click(screen.getByRole('button', { name: '2 items' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Shop', 'Press']);
  });

  it('renders three files and counts the others', () => {
    renderCell(
      { type: 'media', multiple: true },
      [1, 2, 3, 4, 5].map((id) => file(id)),
    );
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('+2')).toBeInTheDocument();
  });

  it('shows the type and the name of a file that is not a picture', () => {
    renderCell({ type: 'media' }, { ...file(9, 'application/pdf'), ext: '.pdf' });
    expect(screen.getByTitle('file-9')).toHaveTextContent('PDFfile-9');
  });

  it('renders a picture with its alternative text, and a fallback for a missing one', () => {
    renderCell({ type: 'media' }, { ...file(9), ext: '.png', alternativeText: 'A lighthouse' });
    const picture = screen.getByRole('img', { name: 'A lighthouse' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture);
    expect(screen.getByTitle('file-9')).toHaveTextContent('PNGfile-9');
  });
});
