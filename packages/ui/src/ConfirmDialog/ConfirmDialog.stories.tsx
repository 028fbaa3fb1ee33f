import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Example({ open, onOpenChange, ...props }: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setIsOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmDialog
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

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    tone: 'danger',
    title: 'Delete 3 articles?',
    body: 'They are removed in all languages, with their comments. This cannot be undone.',
    confirmLabel: 'Delete',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {};

export const Open: Story = { tags: ['both-themes'], args: { open: true } };

export const DefaultTone: Story = {
  args: {
    open: true,
    tone: 'default',
    title: 'Publish this article?',
    body: 'Readers can see it at once.',
    confirmLabel: 'Publish',
  },
};

/** A dialog with an alternative action. */
export const Alternative: Story = {
  args: {
    open: true,
    title: 'Somebody else saved this article',
    body: 'Nothing is lost yet. One of the two versions can be kept.',
    cancelLabel: 'Keep editing',
    confirmLabel: 'Take theirs',
    alternative: { label: 'Save mine anyway', onChoose: fn() },
  },
};

/** The action takes one second, and the dialog remains open until it completes. */
export const SlowAction: Story = {
  args: { onConfirm: () => new Promise((resolve) => setTimeout(resolve, 1000)) },
};

/** The action fails. The dialog shows the error and allows another attempt. */
export const FailingAction: Story = {
  args: {
    onConfirm: () => Promise.reject(new Error('Two of the articles are locked by Ada Lovelace.')),
    errorMessage: (error) => (error instanceof Error ? error.message : undefined),
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: 'Delete "On the road along the southern coast of Iceland in the first days of a long winter"?',
    body: 'The article is part of four collections and is linked from twelve other articles. The links become plain text. '.repeat(
      4,
    ),
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl', locale: 'ar' } };
