import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DirectionProvider } from '../Direction/index.ts';
import { RadioGroup } from './RadioGroup.tsx';
import * as stories from './RadioGroup.stories.tsx';

const { Default, Segmented } = composeStories(stories);

const names = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
];

describe('RadioGroup', () => {
  it('has a single tab stop at the selected option', async () => {
    render(<Default value="long" />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Long text' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('names and describes each option', () => {
    render(<Default />);
    expect(screen.getByRole('radiogroup', { name: 'Format' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Short text' })).toHaveAccessibleDescription(
      'Titles, names, links',
    );
  });

  it('selects by label, but not disabled options', async () => {
    render(<Default />);
    await userEvent.click(screen.getByText('Long text'));
    expect(screen.getByRole('radio', { name: 'Long text' })).toBeChecked();
    await userEvent.click(screen.getByText('Rich text'));
    expect(screen.getByRole('radio', { name: 'Rich text' })).not.toBeChecked();
  });

  it('selects the next option with the arrow keys', async () => {
    render(<Segmented />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  });

  it('reverses the arrow keys in right-to-left pages', async () => {
    render(
      <DirectionProvider direction="rtl">
        <RadioGroup
          aria-label="Letters"
          onValueChange={vi.fn()}
          options={names}
          value="a"
          variant="segmented"
        />
      </DirectionProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'B' })).toHaveFocus();
  });

  it('wraps around, skips disabled options and starts at the first without a selection', async () => {
    const onValueChange = vi.fn();
    const options = [{ value: 'none', label: 'None', disabled: true }, ...names];
    render(<RadioGroup aria-label="Letters" onValueChange={onValueChange} options={options} value={null} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'A' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'C' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['c'], ['a']]);
  });

  it('moves the focus to its tab stop, and ignores keys pressed elsewhere', () => {
    const listening = vi.spyOn(document, 'addEventListener');
    render(<RadioGroup aria-label="Letters" onValueChange={vi.fn()} options={names} value="b" />);
    expect(listening.mock.calls.filter(([type]) => type.startsWith('key'))).toEqual([]);
    listening.mockRestore();
    screen.getByRole('radiogroup').focus();
    expect(screen.getByRole('radio', { name: 'B' })).toHaveFocus();
  });

  it('submits its value with the form without measuring the layout', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    const styled = vi.spyOn(window, 'getComputedStyle');
    render(
      <form>
        <RadioGroup aria-label="Letters" name="letter" onValueChange={vi.fn()} options={names} value="b" />
      </form>,
    );
    expect(measured).not.toHaveBeenCalled();
    expect(styled).not.toHaveBeenCalled();
    measured.mockRestore();
    styled.mockRestore();
    expect([...new FormData(document.querySelector('form')!)]).toEqual([['letter', 'b']]);
  });
});
