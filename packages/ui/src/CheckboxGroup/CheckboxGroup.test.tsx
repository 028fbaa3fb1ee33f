import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './CheckboxGroup.stories.tsx';

const { Default, Disabled, Invalid, WithDetails } = composeStories(stories);

const article = () => within(screen.getByRole('group', { name: 'Article' }));
const everything = () => article().getByRole('checkbox', { name: 'Everything on Article' });

describe('CheckboxGroup', () => {
  it('shows whether all, some or no items are selected, without those of other groups', async () => {
    render(<Default />);
    expect(everything()).toBePartiallyChecked();
    await userEvent.click(article().getByRole('checkbox', { name: 'Find' }));
    expect(everything()).not.toBeChecked();
    await userEvent.click(everything());
    expect(everything()).toBeChecked();
    expect(article().getByRole('checkbox', { name: 'Delete' })).toBeChecked();
  });

  it('reports the selected ids, one or all of the group', async () => {
    const change = vi.fn<(ids: readonly string[], isSelected: boolean) => void>();
    render(<Default onSelectionChange={change} />);
    await userEvent.click(article().getByRole('checkbox', { name: 'Find' }));
    expect(change).toHaveBeenLastCalledWith(['Article Find'], false);
    await userEvent.click(everything());
    const all = ['Find', 'Find one', 'Create', 'Update', 'Delete'].map((name) => `Article ${name}`);
    expect(change).toHaveBeenLastCalledWith(all, true);
  });

  it('disables all of its checkboxes', () => {
    render(<Disabled />);
    for (const box of article().getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it('describes its first checkbox by the error', () => {
    render(<Invalid />);
    expect(everything()).toBeInvalid();
    expect(everything()).toHaveAccessibleDescription('Select at least one action.');
  });

  it('contains further content after its items', () => {
    render(<WithDetails />);
    expect(article().getByText(/^Public fields/)).toBeVisible();
  });
});
