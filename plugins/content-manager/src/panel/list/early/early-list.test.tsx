import { appendStatic } from '@admin/shell/early-page';
import { describe, expect, it, vi } from 'vitest';
import { books } from '../fixtures/library-books.ts';
import { bookPath } from '../fixtures/library-panel.tsx';
import { everyPermission } from '../fixtures/library-permissions.ts';
import { bookUid, libraryConfiguration, libraryInit } from '../fixtures/library-types.ts';
import { renderBooks } from '../fixtures/render-library.tsx';
import { earlyList, type EarlyAddress, type EarlyResponses } from './early-list.ts';
import { earlyTexts } from '../../text/early-texts.ts';

const query = 'page=1&pageSize=10&sort=title:DESC&plugins[i18n][locale]=fr';

const responsesOf = (results = books(12)): EarlyResponses => {
  const configuration = libraryConfiguration(bookUid);
  if (!configuration) throw new Error('There are no books.');
  return {
    permissions: everyPermission,
    init: libraryInit,
    configuration,
    page: { results, pagination: { page: 1, pageSize: 10, pageCount: 2, total: 1234 } },
    views: { views: [], state: { defaultView: null, widths: {} } },
  };
};

const address = (search = query): EarlyAddress => ({
  uid: bookUid,
  query: new URLSearchParams(search),
  base: '/admin',
  columns: [],
});

/** Draws the list of the document. */
function draw(responses = responsesOf(), code = 'en', at = address()): HTMLElement | null {
  const nodes = earlyList(responses, at, earlyTexts({ code, tag: code }));
  if (!nodes) return null;
  const page = document.createElement('div');
  appendStatic(page, nodes);
  return page;
}

/** Attributes that scripts and assistive technology need, which a page without code has not. */
const ofCode =
  /^(?:tabindex|id|aria-(?:busy|expanded|haspopup|controls|label)|data-(?:state|relative|resizable))$/;

/** Returns an element as text, without what a page without code has not. */
function lookOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !ofCode.test(name) && !(name === 'class' && value === ''))
    .map(({ name, value }) => (name === 'class' && element.localName === 'time' ? '' : `${name}=${value}`))
    .filter((text) => text !== '')
    .toSorted();
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? lookOf(node) : (node.textContent ?? ''),
  );
  return `<${[element.localName, ...attributes].join(' ')}>${children.join('')}</>`;
}

const cellsOf = (page: ParentNode) =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')]);

/** The attributes of the rows, which can have the focus and be selected. */
const rowsOf = (page: ParentNode) =>
  [...page.querySelectorAll('tbody tr')].map((row) =>
    Object.fromEntries([...row.attributes].map(({ name, value }) => [name, value])),
  );

const headersOf = (page: ParentNode) => [...page.querySelectorAll('th')];

const labels = (page: ParentNode | null) =>
  [...(page?.querySelectorAll('td input, td button') ?? [])]
    .map((control) => control.getAttribute('aria-label') ?? '')
    .toSorted((one, other) => one.localeCompare(other));

/** Columns that only the panel draws: pictures, and menus of linked entries. */
const later = new Set(['Cover', 'Readers']);

describe('the list of the document', () => {
  it('has the rows, cells and headers that the panel draws', async () => {
    const rows = books(10);
    await renderBooks({ at: `${bookPath}?${query}`, books: rows });
    const drawn = document.querySelector('table');
    const shown = [...(drawn?.querySelectorAll('tbody tr') ?? [])].map((row) => row.getAttribute('data-row'));
    const early = draw(responsesOf(shown.map((id) => rows.find((row) => String(row.id) === id)!)));
    if (!drawn || !early) throw new Error('There is no table.');
    const names = headersOf(drawn).map((header) => header.textContent);
    expect(
      headersOf(early)
        .map((header) => header.textContent)
        .slice(0, -1),
    ).toEqual(names.slice(0, -1));
    expect(early.querySelector('colgroup')?.outerHTML).toBe(drawn.querySelector('colgroup')?.outerHTML);
    expect(rowsOf(early)).toEqual(rowsOf(drawn));
    const ofPanel = cellsOf(drawn);
    for (const [index, cells] of cellsOf(early).entries()) {
      for (const [column, cell] of cells.entries()) {
        if (later.has(names[column] ?? '')) continue;
        const other = ofPanel[index]?.[column];
        expect(lookOf(cell)).toBe(other && lookOf(other));
      }
    }
  });

  it('has the labels of the controls that the panel draws', async () => {
    const rows = books(3);
    await renderBooks({ at: `${bookPath}?${query}`, books: rows });
    const early = draw(responsesOf(rows));
    expect(labels(early)).toEqual(expect.arrayContaining(['Select Bread without a recipe']));
    expect(labels(document.querySelector('table'))).toEqual(expect.arrayContaining(labels(early)));
  });

  it('counts the entries', () => {
    expect(draw()?.querySelector('p')).toHaveTextContent('1,234 entries found');
    const { page, ...rest } = responsesOf();
    const of = (pagination: object) =>
      draw({ ...rest, page: { ...page, pagination: { ...page.pagination, ...pagination } } })?.querySelector(
        'p',
      );
    expect(of({ total: 1 })).toHaveTextContent('1 entry found');
    expect(of({ total: 1000, totalIsAtLeast: true })).toHaveTextContent('More than 1,000 entries found');
  });

  it('creates formatters once for all rows', () => {
    const created: string[] = [];
    class Times extends Intl.RelativeTimeFormat {
      constructor(locale?: string, options?: Intl.RelativeTimeFormatOptions) {
        super(locale, options);
        created.push('times');
      }
    }
    class Numbers extends Intl.NumberFormat {
      constructor(locale?: string, options?: Intl.NumberFormatOptions) {
        super(locale, options);
        created.push(`numbers with ${options?.maximumFractionDigits} digits`);
      }
    }
    const counted = { RelativeTimeFormat: { value: Times }, NumberFormat: { value: Numbers } };
    vi.stubGlobal('Intl', Object.create(Intl, counted) as typeof Intl);
    // No other test has created the formatter of times in this language.
    const early = draw(responsesOf(), 'nl');
    vi.unstubAllGlobals();
    expect(early?.querySelectorAll('time').length).toBeGreaterThan(1);
    expect(created.toSorted()).toEqual(['numbers with 0 digits', 'times']);
  });

  it('has the columns of plugins, without their cells', () => {
    const column = { name: 'shop.stock', label: 'Stock', isSortable: false, width: '88px' };
    const early = draw(responsesOf(), 'en', { ...address(), columns: [column] });
    expect(headersOf(early ?? document).at(-2)).toHaveTextContent('Stock');
    expect(cellsOf(early ?? document)[0]?.at(-2)).toBeEmptyDOMElement();
  });

  it('leaves texts of other languages to the panel', () => {
    const early = draw(responsesOf(), 'de');
    expect(early?.querySelector('h1')).toHaveTextContent('Book');
    expect(early?.querySelector('p')).toHaveTextContent(/^\s*$/);
    expect(early).not.toHaveTextContent(/Published|Updated/);
  });

  it.each<[string, Partial<EarlyResponses>, EarlyAddress]>([
    ['without rows', { page: { ...responsesOf().page, results: [] } }, address()],
    ['of an unknown type', {}, { ...address(), uid: 'api::x.x' }],
    ['in a saved view', {}, address('view=3')],
    [
      'with widths of the user',
      { views: { views: [], state: { defaultView: null, widths: { title: 90 } } } },
      address(),
    ],
  ])('is left to the panel %s', (_, changed, at) => {
    expect(draw({ ...responsesOf(), ...changed }, 'en', at)).toBeNull();
  });

  it('shows no column that the user may not read, and no controls for actions that are not permitted', () => {
    const mayRead = everyPermission
      .filter(({ action, subject }) => subject === bookUid && action.endsWith('.read'))
      .map((permission) => ({ ...permission, properties: { fields: ['title'] } }));
    const early = draw({ ...responsesOf(), permissions: mayRead });
    expect(headersOf(early ?? document).map((header) => header.textContent)).toEqual([
      'ID',
      'Title',
      'Updated at',
      'Status',
    ]);
    expect(early?.querySelector('td input')).toBeNull();
  });
});
