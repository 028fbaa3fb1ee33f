import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Bold, Undo2 } from '../icons.ts';
import { Toolbar } from './Toolbar.tsx';
import * as stories from './Toolbar.stories.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarToggleGroup } from './ToolbarToggleGroup.tsx';

const { Default } = composeStories(stories);

const tool = (name: string) => screen.getByRole('button', { name });

describe('Toolbar', () => {
  it('has a single tab stop and moves with arrow keys, Home and End', async () => {
    render(
      <>
        <Default />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    expect(tool('Undo')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tool('More')).toHaveFocus();
    await userEvent.tab();
    expect(tool('After')).toHaveFocus();
  });

  it('supports multiple and single toggles', async () => {
    render(<Default />);
    await userEvent.click(tool('Italic'));
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
    expect(tool('Italic')).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(screen.getByRole('radio', { name: 'Bulleted list' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Numbered list' }));
    expect(screen.getByRole('radio', { name: 'Bulleted list' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Numbered list' })).toBeChecked();
  });

  it('keeps the focus in the editor when a tool is pressed', async () => {
    render(
      <>
        <textarea aria-label="Text" />
        <Default />
      </>,
    );
    screen.getByRole('textbox').focus();
    await userEvent.click(tool('Bold'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  });

  it('passes the elements of its tools to their refs', () => {
    const refs = { button: vi.fn(), toggle: vi.fn() };
    render(
      <Toolbar label="Tools">
        <ToolbarButton icon={Undo2} label="Undo" onPress={vi.fn()} ref={refs.button} />
        <ToolbarToggleGroup
          items={[{ value: 'bold', label: 'Bold', icon: Bold, elementRef: refs.toggle }]}
          label="Marks"
          mode="multiple"
          onValueChange={vi.fn()}
          value={[]}
        />
      </Toolbar>,
    );
    expect(refs.button).toHaveBeenCalledWith(tool('Undo'));
    expect(refs.toggle).toHaveBeenCalledWith(tool('Bold'));
  });

  it('opens the menu of a tool by mouse and keyboard', async () => {
    render(<Default />);
    await userEvent.click(tool('More'));
    expect(await screen.findByRole('menuitem', { name: 'Code block' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    tool('More').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Code block' })).toHaveFocus();
  });
});
