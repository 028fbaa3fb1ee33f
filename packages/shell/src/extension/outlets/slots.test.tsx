import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestHost } from '../../testing/create-test-host.ts';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import { contentType, flag } from '../conditions/condition.ts';
import { definePlugin } from '../core/plugin.ts';
import { createSlot, type SlotWrapper, type Wrapping } from '../points/slots.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import { SlotOutlet } from './SlotOutlet.tsx';

interface Head {
  readonly title: string;
  readonly contentType: string;
}

const slot = createSlot<Head>('test.head');

function Default({ title }: Head) {
  const [count, setCount] = useState(0);
  if (title === 'broken') throw new Error('no title');
  return (
    <button onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  );
}

/** A page whose title can change. */
function Page() {
  const [title, setTitle] = useState('Notes');
  return (
    <ContributionBoundary contribution={{ pluginId: 'owner', contributionId: 'owner.page' }}>
      <SlotOutlet Default={Default} props={{ title, contentType: 'api::note.note' }} slot={slot} />
      <input aria-label="Title" onChange={({ target }) => setTitle(target.value)} value={title} />
    </ContributionBoundary>
  );
}

const page = (...wrappers: readonly SlotWrapper<Head>[]) =>
  renderWithPlugins(<Page />, {
    points: [slot],
    services: createTestHost().services,
    plugins: wrappers.map((wrapper) => definePlugin({ id: wrapper.id, contributes: [slot.add(wrapper)] })),
  });
type Wrap = SlotWrapper<Head>['wrap'];
const component =
  (Wrapper: (props: Wrapping<Head>) => ReactNode): Wrap =>
  () =>
    Promise.resolve({ default: Wrapper });
/** Renders its name before its content. */
const named = (name: string): Wrap =>
  component(({ Default: Inner, ...props }) => (
    <section aria-label={name}>
      <Inner {...props} />
    </section>
  ));

const rename = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('[E64] a part renders unchanged without wrappers', () => {
  page();
  expect(screen.getByRole('button', { name: 'Notes 0' })).toBeVisible();
});

it('[E64] each wrapper surrounds the previous ones, in placement order', async () => {
  page({ id: 'second', wrap: named('second'), after: 'first' }, { id: 'first', wrap: named('first') });
  const inner = await screen.findByRole('region', { name: 'first' });
  expect(await screen.findByRole('region', { name: 'second' })).toContainElement(inner);
  expect(inner).toContainElement(screen.getByRole('button', { name: 'Notes 0' }));
});

it('[E64] a wrapper may pass other props to the part, which keeps its state', async () => {
  const shout = component(({ Default: Inner, ...props }) => (
    <Inner {...props} title={props.title.toUpperCase()} />
  ));
  page({ id: 'shout', wrap: shout });
  await userEvent.click(await screen.findByRole('button', { name: 'NOTES 0' }));
  rename('Drafts');
  expect(screen.getByRole('button', { name: 'DRAFTS 1' })).toBeVisible();
});

function fails(): never {
  throw new Error('no frame');
}

it.each<[string, Wrap, string]>([
  ['throws', component(fails), 'RENDER_FAILED'],
  ['has no default export', () => Promise.resolve({} as { default: typeof fails }), 'RENDER_FAILED'],
  ['is missing', () => Promise.reject(new TypeError('Failed to fetch')), 'CHUNK_FAILED'],
])('[E64] a wrapper that %s is replaced by its content, and named', async (_name, wrap, code) => {
  const { runtime } = page(
    { id: 'first', wrap: named('first') },
    { id: 'faulty', wrap },
    { id: 'last', wrap: named('last') },
  );
  await waitFor(() =>
    expect(runtime.problems.list()).toMatchObject([
      { code, pluginId: 'faulty', context: { pointId: 'test.head', contributionId: 'faulty' } },
    ]),
  );
  const outer = await screen.findByRole('region', { name: 'last' });
  expect(outer).toContainElement(await screen.findByRole('region', { name: 'first' }));
  expect(screen.getByRole('button', { name: 'Notes 0' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[E64] a part does not wait for a wrapper that never arrives', () => {
  page({ id: 'lost', wrap: () => new Promise(() => undefined) });
  expect(screen.getByRole('button', { name: 'Notes 0' })).toBeVisible();
});

it('[E64] a wrapper applies only where its `when` and `requires` are met, and is not fetched elsewhere', async () => {
  const never = vi.fn(named('never'));
  page(
    { id: 'edition', wrap: never, when: flag('enterprise') },
    { id: 'writer', wrap: never, requires: [{ action: 'notes.write' }] },
    { id: 'tags', wrap: never, when: contentType('api::tag.tag') },
    { id: 'notes', wrap: named('notes'), when: contentType('api::note.note') },
  );
  expect(await screen.findByRole('region', { name: 'notes' })).toBeVisible();
  expect(never).not.toHaveBeenCalled();
});

it('[E64] a problem of the part inside a wrapper is attributed to the owner of the part', async () => {
  const { runtime } = page({ id: 'frame', wrap: named('frame') });
  await screen.findByRole('region', { name: 'frame' });
  const marked = screen.getByRole('button', { name: 'Notes 0' }).closest('[data-plugin]');
  expect(marked).toHaveAttribute('data-plugin', 'owner');
  rename('broken');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(runtime.problems.list()).toMatchObject([{ code: 'RENDER_FAILED', pluginId: 'owner' }]);
});
