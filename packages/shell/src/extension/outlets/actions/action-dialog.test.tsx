import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestHost } from '../../../testing/create-test-host.ts';
import { renderWithPlugins } from '../../../testing/render-with-plugins.tsx';
import { definePlugin } from '../../core/plugin.ts';
import { createActionPoint, type ActionDescription, type ActionDialogProps } from '../../points/actions.ts';
import { ActionOutlet } from './ActionOutlet.tsx';

interface Checked {
  readonly ids: readonly number[];
}

const actions = createActionPoint<Checked>({ id: 'test.actions', noun: 'Test actions' });
const label = { id: 'notes.add', defaultMessage: 'Add {count} notes' };
const title = { id: 'notes.title', defaultMessage: 'A note for {count} entries' };

type Content = (props: ActionDialogProps<Checked>) => React.ReactNode;

function Page() {
  const [input, setInput] = useState<Checked>({ ids: [1, 2] });
  return (
    <main>
      <h1>Entries</h1>
      <button onClick={() => setInput({ ids: [] })} type="button">
        Uncheck all
      </button>
      <ActionOutlet input={input} point={actions}>
        {({ start, label: words }) => (
          <button onClick={start} type="button">
            {words}
          </button>
        )}
      </ActionOutlet>
    </main>
  );
}

function open(content: () => Promise<{ readonly default: Content }>) {
  return openAction(({ ids }) => {
    const values = { count: ids.length };
    return ids.length === 0
      ? null
      : { label: { ...label, values }, dialog: { title: { ...title, values }, content } };
  });
}

function openAction(useAction: (input: Checked) => ActionDescription<Checked> | null) {
  const host = createTestHost();
  const rendered = renderWithPlugins(<Page />, {
    points: [actions],
    services: host.services,
    plugins: [definePlugin({ id: 'notes', contributes: [actions.add({ id: 'notes.add', useAction })] })],
  });
  return { ...rendered, host, user: userEvent.setup() };
}

const button = () => screen.queryByRole('button', { name: /^Add/ });
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Add 2 notes' }));

/** A form without a real save. */
const form =
  (save: () => Promise<void>): Content =>
  ({ input, close, run }) => {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      void run(async () => {
        await save();
        close();
      });
    };
    return (
      <form onSubmit={submit}>
        <input aria-label={`Note for ${input.ids.join()}`} />
        <button type="submit">Save</button>
      </form>
    );
  };
const arrived = (content: Content) => () => Promise.resolve({ default: content });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('[E63] the dialog of an action focuses the content of the plugin, and returns the focus when it closes', async () => {
  const { user } = open(arrived(form(() => Promise.resolve())));
  await press(user);
  const dialog = await screen.findByRole('dialog', { name: 'A note for 2 entries' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Note for 1,2' })).toHaveFocus());
  expect(dialog.querySelector('[data-plugin="notes"][data-contribution="notes.add"]')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
});

it('[E63] the dialog of an action is fetched only when it opens', async () => {
  const content = vi.fn(arrived(form(() => Promise.resolve())));
  const { user } = open(content);
  expect(content).not.toHaveBeenCalled();
  await press(user);
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
  expect(content).toHaveBeenCalledTimes(1);
});

it('[E63] the dialog of an action keeps the selection with which it opened, even if the action disappears', async () => {
  const { user } = open(arrived(form(() => Promise.resolve())));
  await press(user);
  await user.type(await screen.findByRole('textbox'), 'Ask the author');
  fireEvent.click(screen.getByText('Uncheck all'));
  await waitFor(() => expect(button()).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Note for 1,2' })).toHaveValue('Ask the author');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus());
});

it.each([
  ['immediately', {}],
  ['after a confirmation', { confirm: {} }],
])('[E63] the dialog of an action opens %s with the result of the run', async (_, asking) => {
  const content = arrived(({ close }) => (
    <button onClick={close} type="button">
      Later
    </button>
  ));
  const dialog = { title: 'One more thing', content };
  const run = () => Promise.resolve(dialog);
  const { user } = openAction(() => ({ label: { ...label, values: { count: 2 } }, ...asking, run }));
  await press(user);
  if ('confirm' in asking) await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const opened = await screen.findByRole('dialog', { name: 'One more thing' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(await within(opened).findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('[E63] the dialog of an action stays open with its input when the run fails, and the notification names the action', async () => {
  const { host, runtime, user } = open(arrived(form(() => Promise.reject(new Error('no ink')))));
  await press(user);
  await user.type(await screen.findByRole('textbox'), 'Ask the author');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(runtime.problems.list()).toMatchObject([
      { code: 'ACTION_FAILED', pluginId: 'notes', context: { contributionId: 'notes.add' } },
    ]),
  );
  expect(host.notices).toMatchObject([{ tone: 'danger', title: { values: { action: 'Add 2 notes' } } }]);
  expect(screen.getByRole('textbox')).toHaveValue('Ask the author');
});

it.each([
  ['throws', () => Promise.resolve({ default: fails }), 'RENDER_FAILED'],
  ['has no default export', () => Promise.resolve({} as { default: Content }), 'RENDER_FAILED'],
  ['is missing', () => Promise.reject(new TypeError('Failed to fetch')), 'CHUNK_FAILED'],
])(
  '[E63] content that %s leaves a dialog that reports it and can be closed',
  async (_name, content, code) => {
    const { runtime, user } = open(content);
    await press(user);
    const dialog = await screen.findByRole('dialog', { name: 'A note for 2 entries' });
    expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      { code, pluginId: 'notes', context: { pointId: 'test.actions', contributionId: 'notes.add' } },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button()).toHaveFocus());
  },
);

function fails(): never {
  throw new Error('no paper');
}

it('ignores a function that an action returns, such as the result of `notify`', async () => {
  const withdraw = vi.fn();
  const work = vi.fn(() => withdraw);
  const { user } = openAction(() => ({ label: { ...label, values: { count: 2 } }, run: work }));
  await press(user);
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(withdraw).not.toHaveBeenCalled();
});
