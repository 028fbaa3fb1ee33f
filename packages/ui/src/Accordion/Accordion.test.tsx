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

  it('moves the focus to the first, the last and the next section, and skips disabled ones', async () => {
    render(<Default />);
    const [first, second] = ['Search engines', 'Social networks'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  it('moves the focus within the accordion around it, and not by keys in its content', async () => {
    render(
      <Accordion mode="multiple" defaultValue={['outer']}>
        <AccordionItem title="Outer" value="outer">
          <Accordion>
            <AccordionItem title="One" value="one">
              Words
            </AccordionItem>
            <AccordionItem title="Two" value="two">
              Words
            </AccordionItem>
          </Accordion>
          <input aria-label="Text" />
        </AccordionItem>
        <AccordionItem title="Other" value="other">
          Words
        </AccordionItem>
      </Accordion>,
    );
    const button = (name: string) => screen.getByRole('button', { name });
    button('Two').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('One')).toHaveFocus();
    button('Outer').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Other')).toHaveFocus();
    const field = screen.getByRole('textbox', { name: 'Text' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(field).toHaveFocus();
  });

  it('names the content of an open section after its header', async () => {
    render(<States />);
    const header = screen.getByRole('button', { name: /^Quote/ });
    const content = screen.getByRole('region', { name: /^Quote/ });
    expect(header).toHaveAttribute('aria-controls', content.id);
    await userEvent.click(header);
    expect(screen.queryByRole('region', { name: /^Quote/ })).not.toBeInTheDocument();
    expect(header).not.toHaveAttribute('aria-controls');
  });

  it('closes the open section, and opens only as its owner decides', async () => {
    const opened = vi.fn<(value: string) => void>();
    render(
      <Accordion onValueChange={opened} value="one">
        <AccordionItem title="One" value="one">
          First
        </AccordionItem>
        <AccordionItem title="Two" value="two">
          Second
        </AccordionItem>
      </Accordion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'One' }));
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(opened.mock.calls).toEqual([[''], ['two']]);
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});
