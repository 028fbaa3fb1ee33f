import { noFilters, type Entry } from '@admin/content-model';
import { describe, expect, it, vi } from 'vitest';
import { changedAddress, listParameters, type ListAddress, type ListChange } from '../../address/index.ts';
import { books } from '../fixtures/library-books.ts';
import {
  checkedEntries,
  checkedIds,
  createListModel,
  displayedColumns,
  matchingCount,
  type ListModel,
} from './list-model.ts';

const [first, second, third] = books(3) as unknown as readonly [Entry, Entry, Entry];
const idsOf = (...entries: readonly Entry[]) => new Set(entries.map(({ id }) => String(id)));

/** A list whose address is a variable, as the URL is in the panel. */
function openList(search = 'page=3&pageSize=10&sort=title:ASC&_q=brick') {
  let query = new URLSearchParams(search);
  const request = vi.fn<(query: string) => void>();
  const history: string[] = [];
  const address = (): ListAddress => {
    const hrefFor = (change: ListChange) => changedAddress(query, change).toString();
    return {
      query,
      list: listParameters(query, {}),
      hrefFor,
      change(change, way = 'push') {
        query = new URLSearchParams(hrefFor(change));
        history.push(way);
        model.connect({ address: address(), request });
      },
    };
  };
  const model = createListModel({ address: address(), request });
  return { model, address, request, history };
}

const scope = listParameters(new URLSearchParams('_q=brick'), {});
const otherScope = listParameters(new URLSearchParams('_q=stone'), {});
const selected = (model: ListModel) => [...checkedIds(model.state(), scope)];

describe('the model of a list', () => {
  describe('change', () => {
    it.each<[string, ListChange, Partial<ListAddress['list']>]>([
      ['the page', { page: 4 }, { page: 4, search: 'brick' }],
      ['the page size', { pageSize: 50 }, { page: 1, pageSize: 50 }],
      [
        'the sorting',
        { sort: { field: 'id', order: 'DESC' } },
        { page: 1, sort: { field: 'id', order: 'DESC' } },
      ],
      ['the search', { search: '' }, { page: 1, search: '' }],
      ['the filters', { filters: noFilters }, { page: 1, filters: noFilters }],
    ])('writes %s to the address', (_, change, expected) => {
      const { model, address } = openList();
      model.change(change);
      expect(address().list).toMatchObject(expected);
    });

    it('requests the entries at the new address before it navigates', () => {
      const { model, address, request } = openList();
      const { query } = address();
      request.mockImplementation(() => expect(address().query).toBe(query));
      model.change({ page: 4 });
      expect(request.mock.calls).toEqual([[address().query.toString()]]);
    });

    it('passes on whether the history entry is replaced', () => {
      const { model, history } = openList();
      model.change({ search: 'a' });
      model.change({ search: 'ab' }, 'replace');
      expect(history).toEqual(['push', 'replace']);
    });

    it('keeps no copy of the address in its state', () => {
      const { model } = openList();
      const before = model.state();
      model.change({ page: 4 });
      expect(model.state()).toBe(before);
    });
  });

  describe('selection', () => {
    it('keeps the entries that were checked on other pages', () => {
      const { model } = openList();
      model.check(idsOf(first), { scope, rows: [first] });
      model.check(idsOf(first, second), { scope, rows: [second, third] });
      expect(checkedEntries(model.state(), idsOf(first, second), [second, third])).toEqual([first, second]);
    });

    it('prefers the entries of the current page to those of earlier responses', () => {
      const { model } = openList();
      const changed = { ...first, title: 'Changed' };
      model.check(idsOf(first), { scope, rows: [first] });
      expect(checkedEntries(model.state(), idsOf(first), [changed])).toEqual([changed]);
    });

    it('is empty in another scope, and returns with its scope', () => {
      const { model } = openList();
      model.check(idsOf(first), { scope, rows: [first] });
      expect(checkedIds(model.state(), otherScope).size).toBe(0);
      expect(selected(model)).toEqual([String(first.id)]);
    });

    it('loses entries that no longer exist', () => {
      const { model } = openList();
      model.check(idsOf(first, second), { scope, rows: [first, second] });
      model.uncheck([String(first.id)]);
      expect(selected(model)).toEqual([String(second.id)]);
    });

    it('extends to all matching entries until a row is checked or unchecked', () => {
      const { model } = openList();
      model.check(idsOf(first, second), { scope, rows: [first, second] });
      model.selectMatching(scope, 25);
      expect(matchingCount(model.state(), scope)).toBe(25);
      expect(matchingCount(model.state(), otherScope)).toBeNull();
      model.check(idsOf(first), { scope, rows: [first, second] });
      expect(matchingCount(model.state(), scope)).toBeNull();
      expect(selected(model)).toEqual([String(first.id)]);
    });

    it('returns to the checked entries when no entry matches any more', () => {
      const { model } = openList();
      model.check(idsOf(first), { scope, rows: [first] });
      model.selectMatching(scope, 25);
      model.selectMatching(scope, 0);
      expect(matchingCount(model.state(), scope)).toBeNull();
      expect(selected(model)).toEqual([String(first.id)]);
    });
  });

  describe('columns', () => {
    const initial = { view: '', names: ['title', 'pages'] };

    it('are the initial ones until one is toggled', () => {
      const { model } = openList();
      expect(displayedColumns(model.state(), initial)).toBe(initial.names);
      model.toggleColumn('pages', initial);
      expect(displayedColumns(model.state(), initial)).toEqual(['title']);
      model.toggleColumn('cover', initial);
      expect(displayedColumns(model.state(), initial)).toEqual(['title', 'cover']);
    });

    it('always include one', () => {
      const { model } = openList();
      model.toggleColumn('title', { view: '', names: ['title'] });
      expect(displayedColumns(model.state(), { view: '', names: ['title'] })).toEqual(['title']);
    });

    it('are the initial ones in another saved view', () => {
      const { model } = openList();
      model.toggleColumn('pages', initial);
      const other = { view: '7', names: ['title', 'author'] };
      expect(displayedColumns(model.state(), other)).toBe(other.names);
      model.toggleColumn('author', other);
      expect(displayedColumns(model.state(), other)).toEqual(['title']);
    });

    it('of plugins are hidden and shown by name', () => {
      const { model } = openList();
      model.toggleAddedColumn('i18n.locales');
      expect([...model.state().hiddenColumns]).toEqual(['i18n.locales']);
      model.toggleAddedColumn('i18n.locales');
      expect(model.state().hiddenColumns.size).toBe(0);
    });

    it('are reset together with those of plugins', () => {
      const { model } = openList();
      model.toggleColumn('pages', initial);
      model.toggleAddedColumn('i18n.locales');
      model.resetColumns();
      expect(displayedColumns(model.state(), initial)).toBe(initial.names);
      expect(model.state().hiddenColumns.size).toBe(0);
    });
  });

  it('notifies subscribers once per change, until they unsubscribe', () => {
    const { model } = openList();
    const listener = vi.fn();
    const unsubscribe = model.subscribe(listener);
    model.check(idsOf(first), { scope, rows: [first] });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    model.selectMatching(scope, 25);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
