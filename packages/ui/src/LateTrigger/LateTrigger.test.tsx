import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentPropsWithRef } from 'react';
import { expect, it } from 'vitest';
import { DropdownMenu } from '../DropdownMenu/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

const items = [{ id: 'edit', label: 'Edit', onSelect: () => undefined }];

/** As links of routers do, it takes its reference back and gives it again with every render. */
function RestlessLink({ ref, children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...props}
      href="#there"
      ref={(element) => {
        if (typeof ref === 'function') ref(element);
      }}
    >
      {children}
    </a>
  );
}

function Page() {
  const [label, setLabel] = useState('Before');
  return (
    <>
      <Tooltip content={`About ${label}`}>
        <RestlessLink>There</RestlessLink>
      </Tooltip>
      <button onClick={() => setLabel('After')} type="button">
        Change
      </button>
    </>
  );
}

it('keeps the trigger element and its focus when the layer is rendered', async () => {
  const user = userEvent.setup();
  render(<DropdownMenu items={items} tooltip="Actions" trigger={<button type="button">Actions</button>} />);
  const before = screen.getByRole('button');
  act(() => before.focus());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button')).toBe(before);
  expect(before).toHaveFocus();
});

it('opens a menu on the first press of a trigger that was neither hovered nor focused', () => {
  render(<DropdownMenu items={items} trigger={<button type="button">Actions</button>} />);
  const trigger = screen.getByRole('button');
  const press = new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 });
  act(() => void trigger.dispatchEvent(press));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  // So that the focus goes to the menu, and not back to its trigger.
  expect(press.defaultPrevented).toBe(true);
  expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
});

it('does not open a tooltip if the pointer has already left', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(screen.getByRole('link'));
  await user.unhover(screen.getByRole('link'));
  await expect(screen.findByRole('tooltip', {}, { timeout: 600 })).rejects.toThrow('tooltip');
});

it('works with a link that reattaches its ref on every render', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('About Before');
  act(() => screen.getByRole('button', { name: 'Change' }).click());
  expect(screen.getByRole('tooltip')).toHaveTextContent('About After');
});

it('renders a layer that is initially open', async () => {
  render(<DropdownMenu items={items} open trigger={<button type="button">Actions</button>} />);
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeInTheDocument();
});
