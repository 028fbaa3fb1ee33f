import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Combobox.stories.tsx';

const { Loading, Clearable, Default } = composeStories(stories);

const control = () => screen.getByRole('combobox', { name: 'Author' });
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('shows all options when it opens and the matches while the user types', async () => {
    render(<Default />);
    await userEvent.click(control());
    expect(optionNames()).toHaveLength(5);
    await userEvent.type(control(), 'tomas');
    expect(optionNames()).toEqual(['Tomás Ferreiratomas@example.com']);
  });

  it('selects an option by keyboard and shows its label in the input', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.type(control(), 'zoe{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 'zoe' }));
    expect(control()).toHaveValue('Zoë Keller');
    expect(control()).toHaveFocus();
  });

  it('shows a message if no option matches', async () => {
    render(<Default labels={{ empty: 'Nobody of that name' }} />);
    await userEvent.type(control(), 'xyz');
    expect(screen.getByText('Nobody of that name')).toBeVisible();
  });

  it('restores the selection on blur and on Escape', async () => {
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

  it('runs its action when it is selected, but not on blur while it is highlighted', async () => {
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

  it('clears the selection with its button', async () => {
    const onValueChange = vi.fn();
    render(<Clearable onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(control()).toHaveValue('');
  });

  it('does not select a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.click(control());
    await userEvent.click(screen.getByRole('option', { name: /Yuki/ }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('requests options for an empty query when it opens, then for each text', async () => {
    const onQueryChange = vi.fn();
    render(<Loading onQueryChange={onQueryChange} />);
    await userEvent.click(control());
    expect(onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.type(control(), 'no');
    expect(onQueryChange).toHaveBeenLastCalledWith('no');
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('does not filter options loaded by the caller', async () => {
    render(<Loading loading={false} options={[{ value: '1', label: 'Something else' }]} />);
    await userEvent.type(control(), 'no');
    expect(optionNames()).toEqual(['Something else']);
  });

  it('selects the pressed option even if other options arrive before the release', async () => {
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

  it('keeps the highlight on its option when other options arrive', async () => {
    const onValueChange = vi.fn();
    const user = userEvent.setup();
    const [ada, bo, cy] = [
      { value: 'ada', label: 'Ada' },
      { value: 'bo', label: 'Bo' },
      { value: 'cy', label: 'Cy' },
    ];
    const loading = { loading: false, onValueChange };
    const { rerender } = render(<Loading {...loading} options={[ada, bo]} />);
    await user.click(control());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<Loading {...loading} options={[bo, cy]} />);
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bo);
    await user.clear(control());
    await user.keyboard('{ArrowDown}');
    rerender(<Loading {...loading} options={[cy]} />);
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });
});
