import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stage(search: string, onSearch: (search: string) => void) {
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
  it('searches once, 120 ms after the last keystroke', () => {
    const onSearch = vi.fn();
    render(stage('', onSearch));
    type('n');
    pass(119);
    type('night ');
    pass(119);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([['night']]);
  });

  it('searches immediately on Enter', () => {
    const onSearch = vi.fn();
    const { rerender } = render(stage('', onSearch));
    type('night');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch.mock.calls).toEqual([['night']]);
    rerender(stage('night', onSearch));
    fireEvent.keyDown(box(), { key: 'Enter' });
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
    expect(onSearch.mock.calls).toEqual([['']]);
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
    expect(onSearch.mock.calls).toEqual([['']]);
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
