import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';
import * as stories from './Accordion.stories.tsx';

const { Default, States } = composeStories(stories);

describe('Accordion', () => {
  it('opens one section at a time from the keyboard', async () => {
    render(<Default />);
    expect(screen.getByText(/as they stand in search results/)).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Social networks' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText(/as they stand in search results/)).not.toBeInTheDocument();
  });

  it('allows multiple open sections, with headings and actions outside the buttons', async () => {
    render(<States />);
    await userEvent.click(screen.getByRole('button', { name: /^Gallery/ }));
    expect(screen.getByText('Twelve pictures.')).toBeInTheDocument();
    expect(screen.getByText('The source is missing.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /^Gallery/ })).toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Delete Gallery' });
    expect(remove.closest('h3')).toBeNull();
  });

  it('does not toggle a section with an action in its header', async () => {
    render(<States />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Text' }));
    expect(screen.getByRole('button', { name: /^Text/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('renders no content for closed sections', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    render(
      <Accordion mode="multiple">
        {['one', 'two', 'three'].map((value) => (
          <AccordionItem key={value} title={value} value={value}>
            Words
          </AccordionItem>
        ))}
      </Accordion>,
    );
    expect(measured).not.toHaveBeenCalled();
    measured.mockRestore();
  });
});
