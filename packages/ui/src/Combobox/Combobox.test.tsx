import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Combobox.stories.tsx';

const { Loading, Clearable, Default } = composeStories(stories);

const control = () => screen.getByRole('combobox', { name: 'Author' });
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('shows every option when it opens and those that match while somebody types', async () => {
    render(<Default />);
    await userEvent.click(control());
    expect(optionNames()).toHaveLength(5);
    await userEvent.type(control(), 'tomas');
    expect(optionNames()).toEqual(['Tomás Ferreiratomas@example.com']);
  });

  it('chooses by keyboard and writes the label into the field', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.type(control(), 'zoe{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 'zoe' }));
    expect(control()).toHaveValue('Zoë Keller');
    expect(control()).toHaveFocus();
  });

  it('says when nothing matches', async () => {
    render(<Default labels={{ empty: 'Nobody of that name' }} />);
    await userEvent.type(control(), 'xyz');
    expect(screen.getByText('Nobody of that name')).toBeVisible();
  });

  it('brings the choice back when the field is left or Escape is pressed', async () => {
    const onValueChange = vi.fn();
    render(<Clearable onValueChange={onValueChange} />);
    await userEvent.clear(control());
    await userEvent.type(control(), 'eli{ArrowDown}');
    await userEvent.tab();
    expect(control()).toHaveValue('Nora Lind');
    await userEvent.type(control(), 'eli{Escape}{Escape}');
    expect(control()).toHaveValue('Nora Lind');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('runs its action when that is chosen, and not when the field is left while it is highlighted', async () => {
    const onSelect = vi.fn();
    render(<Default action={{ label: 'Create Author', onSelect }} clearOnSelect staysOpen value={null} />);
    await userEvent.click(control());
    await userEvent.hover(screen.getByRole('option', { name: 'Create Author' }));
    await userEvent.tab();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(control());
    await userEvent.click(screen.getByRole('option', { name: 'Create Author' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('is emptied by its button', async () => {
    const onValueChange = vi.fn();
    render(<Clearable onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(control()).toHaveValue('');
  });

  it('does not choose a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.click(control());
    await userEvent.click(screen.getByRole('option', { name: /Yuki/ }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('asks the caller for options: for all when it opens, then for each text', async () => {
    const onQueryChange = vi.fn();
    render(<Loading onQueryChange={onQueryChange} />);
    await userEvent.click(control());
    expect(onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.type(control(), 'no');
    expect(onQueryChange).toHaveBeenLastCalledWith('no');
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('shows the options of the caller unfiltered', async () => {
    render(<Loading loading={false} options={[{ value: '1', label: 'Something else' }]} />);
    await userEvent.type(control(), 'no');
    expect(optionNames()).toEqual(['Something else']);
  });

  it('chooses what was pressed, though other options came before it was let go', async () => {
    const onValueChange = vi.fn();
    const user = userEvent.setup();
    const [ada, bo] = [
      { value: 'ada', label: 'Ada' },
      { value: 'bo', label: 'Bo' },
    ];
    const loading = { loading: false, onValueChange };
    const { rerender } = render(<Loading {...loading} options={[ada, bo]} />);
    await user.click(control());
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('option', { name: 'Bo' }) });
    rerender(<Loading {...loading} options={[ada]} />);
    expect(optionNames()).toEqual(['Ada', 'Bo']);
    await user.pointer('[/MouseLeft]');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bo);
    await user.click(control());
    expect(optionNames()).toEqual(['Ada']);
  });
});
