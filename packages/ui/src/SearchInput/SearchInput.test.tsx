import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stage(search: string, onSearch: () => void) {
  return <SearchInput label="Search in Book" onSearch={onSearch} placeholder="Search" search={search} />;
}

const box = () => screen.getByRole('searchbox', { name: 'Search in Book' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('SearchInput', () => {
  it('searches the first character immediately, and the ones that follow quickly together', () => {
    const onSearch = vi.fn();
    render(stage('', onSearch));
    type('n');
    expect(onSearch.mock.calls).toEqual([['n', 'push']]);
    type('ni');
    pass(59);
    type('night ');
    pass(59);
    expect(onSearch).toHaveBeenCalledTimes(1);
    pass(1);
    expect(onSearch.mock.calls.slice(1)).toEqual([['night', 'replace']]);
    pass(60);
    type('nights');
    expect(onSearch).toHaveBeenLastCalledWith('nights', 'replace');
  });

  it('searches immediately on Enter, once', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('n');
    type('night');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch.mock.calls).toEqual([
      ['n', 'push'],
      ['night', 'replace'],
    ]);
    rerender(stage('night', onSearch));
    fireEvent.keyDown(box(), { key: 'Enter' });
    pass(1000);
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('keeps what is typed while its own earlier searches are shown', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('n');
    type('ni');
    rerender(stage('n', onSearch));
    expect(box()).toHaveValue('ni');
    pass(60);
    type('night');
    rerender(stage('ni', onSearch));
    expect(box()).toHaveValue('night');
    pass(60);
    rerender(stage('night', onSearch));
    expect(onSearch.mock.calls.map(([search]) => String(search))).toEqual(['n', 'ni', 'night']);
    rerender(stage('ni', onSearch));
    expect(box()).toHaveValue('ni');
  });

  it('leaves a search that is not shown yet', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('n');
    type('');
    pass(60);
    expect(onSearch.mock.calls).toEqual([
      ['n', 'push'],
      ['', 'push'],
    ]);
    rerender(stage('n', onSearch));
    rerender(stage('', onSearch));
    expect(box()).toHaveValue('');
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('discards characters that an external change replaces', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('n');
    type('ni');
    rerender(stage('bread', onSearch));
    expect(box()).toHaveValue('bread');
    pass(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('is cleared immediately by Escape, which then closes no other layer', () => {
    const onSearch = vi.fn();
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    render(stage('night', onSearch));
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box()).toHaveValue('');
    expect(onSearch.mock.calls).toEqual([['', 'push']]);
    expect(outside).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(outside).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', outside);
  });

  it('is cleared by a button that is shown while there is text, and keeps the focus', () => {
    const onSearch = vi.fn();
    render(stage('night', onSearch));
    const clear = screen.getByRole('button', { name: 'Clear' });
    fireEvent.click(clear);
    expect(onSearch.mock.calls).toEqual([['', 'push']]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(clear).not.toBeInTheDocument();
  });

  it('keeps the typed text, and follows external changes of the search', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('night ');
    pass(120);
    rerender(stage('night', onSearch));
    expect(box()).toHaveValue('night ');
    rerender(stage('bread', onSearch));
    expect(box()).toHaveValue('bread');
    pass(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
