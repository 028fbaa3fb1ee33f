import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import * as stories from './Button.stories.tsx';

const { AsLink, Default, Disabled, Loading } = composeStories(stories);

describe('Button', () => {
  it('runs its action on click, Enter and Space', async () => {
    const onClick = vi.fn();
    render(<Default onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('does not submit a form unless its type is submit', () => {
    render(<Default />);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('ignores clicks while loading, keeps its name and is marked as busy', async () => {
    const onClick = vi.fn();
    render(<Loading onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the keyboard focus when it becomes disabled', async () => {
    const { rerender } = render(<Default />);
    await userEvent.tab();
    rerender(<Default disabled />);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not submit the form around it while it is disabled, not even by Enter in an input', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Title" />
        <Button disabled type="submit">
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Title'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('applies its styles to a link with asChild', () => {
    render(<AsLink />);
    const link = screen.getByRole('link', { name: 'Create new entry' });
    expect(link).toHaveAttribute('href', '#create');
    expect(link).toHaveAttribute('data-variant', 'secondary');
    expect(link).not.toHaveAttribute('type');
  });

  it('forwards its ref', () => {
    const ref = vi.fn();
    render(<Disabled ref={ref} />);
    expect(ref).toHaveBeenCalledWith(screen.getByRole('button'));
  });
});
