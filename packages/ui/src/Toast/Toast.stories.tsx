import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import type { ToastMessage } from './toast-message.ts';
import { ToastViewport } from './ToastViewport.tsx';

const saved: Omit<ToastMessage, 'id'> = { tone: 'success', title: 'Saved' };

function Example({ toasts, onDismiss, ...props }: ComponentProps<typeof ToastViewport>) {
  const [messages, setMessages] = useState(toasts);
  const dismiss = useCallback(
    (id: string) => {
      setMessages((before) => before.filter((message) => message.id !== id));
      onDismiss(id);
    },
    [onDismiss],
  );
  const save = () => setMessages((before) => [...before, { ...saved, id: crypto.randomUUID() }]);
  return (
    <>
      <Button variant="primary" onClick={save}>
        Save
      </Button>
      <ToastViewport {...props} toasts={messages} onDismiss={dismiss} />
    </>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastViewport,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { toasts: [], onDismiss: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof ToastViewport>;

/** The button shows a toast, which disappears after five seconds. */
export const Default: Story = {};

/** Every tone, without a timeout. */
export const States: Story = {
  tags: ['both-themes'],
  args: {
    toasts: [
      { id: '1', tone: 'info', title: 'Ada Lovelace opened this article', timeout: Infinity },
      { id: '2', tone: 'success', title: 'Article published', timeout: Infinity },
      {
        id: '3',
        tone: 'warning',
        title: '2 of 12 articles were left out',
        body: 'Their required fields are empty.',
        timeout: Infinity,
      },
      {
        id: '4',
        tone: 'danger',
        title: 'The picture could not be deleted',
        body: 'It is used in 3 articles.',
        action: { label: 'Show articles', description: 'Open the media library to see them', onSelect: fn() },
        timeout: Infinity,
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'warning',
        title: 'The article with the longest title of all was published in three of its four languages',
        body: 'Averylongwordwithoutanyspaceatwhichitcouldbebrokenintotwolines '.repeat(3),
        timeout: Infinity,
      },
    ],
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
