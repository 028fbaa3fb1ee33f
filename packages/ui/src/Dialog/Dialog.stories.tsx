import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DropdownMenu } from '../DropdownMenu/index.ts';
import { Field } from '../Field/index.ts';
import gallery from '../storyboard/gallery.module.css';
import { TextInput } from '../TextInput/index.ts';
import { Dialog } from './Dialog.tsx';

/** A dialog with a button that opens it. */
function Example({ open, onOpenChange, ...props }: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(open);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add locale</Button>
      <Dialog
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Add locale
            </Button>
          </>
        }
        {...props}
        open={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const form = (
  <div className={gallery.fields}>
    <Field label="Display name" hint="As editors see it in the language menu">
      <TextInput defaultValue="Français" />
    </Field>
    <Field label="Code">
      <TextInput defaultValue="fr" />
    </Field>
  </div>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Add a locale',
    description: 'Every entry can then be written in this language, too.',
    children: form,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};

export const Open: Story = { tags: ['both-themes'], args: { open: true } };

export const Small: Story = { args: { open: true, size: 'small' } };

export const Large: Story = { args: { open: true, size: 'large' } };

export const Full: Story = { args: { open: true, size: 'full' } };

/** A full-height dialog at the inline end of the window. */
export const Side: Story = { args: { open: true, placement: 'side' } };

export const SideRightToLeft: Story = { ...Side, globals: { direction: 'rtl', locale: 'ar' } };

/** Only the content scrolls, also by keyboard. Title and actions remain visible. */
export const LongText: Story = {
  args: {
    open: true,
    title:
      'The conditions under which texts of other authors may be translated, shortened and published again',
    children: 'A paragraph that goes on for longer than the window is high. '.repeat(120),
  },
  play: async () => {
    const content = await screen.findByText(/^A paragraph that goes on/);
    // The height is measured in the frame that renders the content.
    await waitFor(() => expect(content).toHaveAttribute('tabindex', '0'));
  },
};

/** A click outside does not close the dialog, so no input is lost. */
export const BlocksOutsideClick: Story = { args: { open: true, outsideClick: 'block' } };

function Nested() {
  const [isInnerOpen, setIsInnerOpen] = useState(false);
  return (
    <Example open onOpenChange={fn()} title="Outer">
      <Button onClick={() => setIsInnerOpen(true)}>Open the inner dialog</Button>
      <Dialog open={isInnerOpen} onOpenChange={setIsInnerOpen} title="Inner" size="small">
        Esc closes this one and leaves the other.
      </Dialog>
    </Example>
  );
}

export const TwoLayers: Story = { render: () => <Nested /> };

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<Button>Article</Button>}
        items={[{ id: 'rename', label: 'Rename', onSelect: () => setIsOpen(true) }]}
      />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Rename" size="small">
        {form}
      </Dialog>
    </>
  );
}

/** The dialog was opened from a menu item. When it closes, the focus returns to the button of the menu. */
export const OpenedFromMenu: Story = {
  render: () => <FromMenu />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Article' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByLabelText('Display name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Article' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl', locale: 'ar' } };
