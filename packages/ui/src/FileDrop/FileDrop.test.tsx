import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './FileDrop.stories.tsx';

const { Default, OneFile } = composeStories(stories);

const picture = new File(['x'], 'loaf.png', { type: 'image/png' });
const recipe = new File(['x'], 'Recipe.PDF', { type: '' });
const archive = new File(['x'], 'loaves.zip', { type: 'application/zip' });
const poster = new File([new Uint8Array(200_001)], 'poster.jpg', { type: 'image/jpeg' });

const drop = (files: readonly File[]) => {
  const zone = screen.getByRole('button');
  const dataTransfer = { files, types: ['Files'], dropEffect: 'none' };
  const over = createEvent.dragOver(zone, { dataTransfer });
  fireEvent(zone, over);
  fireEvent.drop(zone, { dataTransfer });
  return over;
};

describe('FileDrop', () => {
  it('accepts dropped files and reports the reason of each rejection', () => {
    const onFiles = vi.fn();
    const onReject = vi.fn();
    render(<Default onFiles={onFiles} onReject={onReject} />);
    drop([picture, archive, recipe, poster]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture, recipe]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith([
      { file: archive, reason: 'type' },
      { file: poster, reason: 'size' },
    ]);
  });

  it('accepts only one file without multiple', () => {
    const onFiles = vi.fn();
    const onReject = vi.fn();
    render(<OneFile onFiles={onFiles} onReject={onReject} />);
    drop([picture, recipe]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith([{ file: recipe, reason: 'count' }]);
  });

  it('opens the file dialog by keyboard', async () => {
    const { container } = render(<Default />);
    const picker = container.querySelector('input');
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(click.mock.contexts).toEqual([picker]);
    click.mockRestore();
  });

  it('accepts selected files, including the same file twice', async () => {
    const onFiles = vi.fn();
    const { container } = render(<Default onFiles={onFiles} />);
    const picker = container.querySelector('input');
    if (picker === null) throw new Error('There is no file input');
    await userEvent.upload(picker, picture);
    await userEvent.upload(picker, picture);
    expect(onFiles).toHaveBeenCalledTimes(2);
  });

  it('does not accept drops while disabled', () => {
    const onFiles = vi.fn();
    render(<Default disabled onFiles={onFiles} />);
    const over = drop([picture]);
    expect(over.defaultPrevented).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });
});
