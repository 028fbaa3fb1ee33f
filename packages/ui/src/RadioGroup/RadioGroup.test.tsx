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
  it('is one stop for Tab, at the chosen option', async () => {
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

  it('chooses by the label, and not what is disabled', async () => {
    render(<Default />);
    await userEvent.click(screen.getByText('Long text'));
    expect(screen.getByRole('radio', { name: 'Long text' })).toBeChecked();
    await userEvent.click(screen.getByText('Rich text'));
    expect(screen.getByRole('radio', { name: 'Rich text' })).not.toBeChecked();
  });

  it('moves with the arrow keys to the next option', async () => {
    render(<Segmented />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  });

  it('turns the arrow keys round in right-to-left pages', async () => {
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

  it('goes round and round, over what is disabled, and starts with the first where nothing is chosen', async () => {
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

  it('hands the focus on to its stop, and hears of no key that is pressed elsewhere', () => {
    const listening = vi.spyOn(document, 'addEventListener');
    render(<RadioGroup aria-label="Letters" onValueChange={vi.fn()} options={names} value="b" />);
    expect(listening.mock.calls.filter(([type]) => type.startsWith('key'))).toEqual([]);
    listening.mockRestore();
    screen.getByRole('radiogroup').focus();
    expect(screen.getByRole('radio', { name: 'B' })).toHaveFocus();
  });

  it('is part of what its form sends, and measures nothing for that', () => {
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
