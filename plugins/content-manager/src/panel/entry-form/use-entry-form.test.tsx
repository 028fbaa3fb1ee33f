import {
  definePlugin,
  headerActions,
  homeSections,
  type Contribution,
  type ActionDescription,
} from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useEntryForm, useEntryValue } from '../../entry-form.ts';
import { editViewInformations } from '../../points.ts';
import { contentManager } from '../../plugin.ts';
import { deferred } from '../edit/fixtures/deferred.ts';
import { galleryEntry } from '../edit/fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../edit/fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const type = { attributes: { name: { type: 'string' }, email: { type: 'email' } } } as const;
const tooLoud = { id: 'notes.loud', defaultMessage: 'Not so loud' };

const notes = (...contributes: readonly Contribution[]) => definePlugin({ id: 'notes', contributes });
const aside = (Part: () => unknown) =>
  editViewInformations.add({
    id: 'notes.part',
    component: () => Promise.resolve({ default: () => <>{Part()}</> }),
  });

/** Shows the current name in a zone. */
function Lost() {
  return <>{useEntryValue('name')}</>;
}

/** An action that writes the name in capitals. */
function useShout(): ActionDescription {
  const form = useEntryForm();
  const name = useEntryValue<string>('name');
  return {
    label: { id: 'notes.shout', defaultMessage: 'Shout' },
    disabled: name === name?.toUpperCase(),
    run: () => void form.change('name', String(form.read('name')).toUpperCase()),
  };
}

/** Sets an error for names with exclamation marks. */
function ForbidExclamations() {
  const { setError } = useEntryForm();
  const name = useEntryValue<string>('name') ?? '';
  useEffect(() => setError('name', name.endsWith('!') ? tooLoud : null), [setError, name]);
  return null;
}

/** Mounted while the name is not `x`, and sets an error at the address. */
function Passing() {
  return useEntryValue('name') === 'x' ? null : <Fault />;
}

function Fault() {
  const { setError } = useEntryForm();
  useEffect(() => setError('email', tooLoud), [setError]);
  return null;
}

/** Writes the name with a button, and shows whether it succeeded. */
function Rename() {
  const form = useEntryForm();
  const [wasChanged, setWasChanged] = useState('not tried');
  return (
    <button onClick={() => setWasChanged(String(form.change('name', 'Renamed')))} type="button">
      Rename: {wasChanged}
    </button>
  );
}

describe('useEntryValue', () => {
  it('renders when its own value changes, and not for others', async () => {
    const rendered = vi.fn();
    function Echo() {
      const name = useEntryValue<string>('name');
      rendered(name);
      return <p>Typed: {name}</p>;
    }
    const { user } = await renderGallery({ type, plugins: [notes(aside(() => <Echo />))] });
    await screen.findByText('Typed: House of Small Machines');
    rendered.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'abc');
    expect(rendered).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(screen.getByText('Typed: House of Small Machines!')).toBeVisible();
  });

  it('throws an error with a code outside of an entry', async () => {
    const panel = await createTestPanel({
      plugins: [
        contentManager,
        notes(homeSections.add({ id: 'notes.lost', component: () => Promise.resolve({ default: Lost }) })),
      ],
      responses: {},
      at: '/',
      expectsProblems: true,
    });
    await waitFor(() =>
      expect(panel.problems()).toMatchObject([
        {
          code: 'RENDER_FAILED',
          pluginId: 'notes',
          context: { cause: { code: 'ENTRY_NOT_OPEN' } },
        },
      ]),
    );
  });
});

describe('useEntryForm', () => {
  it('changes fields from a header action, which reads the current input', async () => {
    const { user } = await renderGallery({
      type,
      plugins: [notes(headerActions.add({ id: 'notes.shout', useAction: useShout }))],
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'clocks');
    await user.click(screen.getByRole('button', { name: 'Shout' }));
    expect(name).toHaveValue('CLOCKS');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Shout' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await user.click(name);
    await user.keyboard('{Control>}z{/Control}');
    expect(name).toHaveValue('clocks');
  });

  it('sets errors at fields, which block saving until they are removed', async () => {
    const { requests, notices, user } = await renderGallery({
      type,
      plugins: [notes(aside(() => <ForbidExclamations />))],
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    expect(await screen.findByText('Not so loud')).toBeVisible();
    expect(name).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['content-manager.edit.check-fields']));
    expect(name).toHaveFocus();
    expect(requests(update)).toEqual([]);
    await user.type(name, '{Backspace}?');
    expect(screen.queryByText('Not so loud')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
  });

  it('removes its errors when its component unmounts', async () => {
    const { user } = await renderGallery({ type, plugins: [notes(aside(() => <Passing />))] });
    expect(await screen.findByText('Not so loud')).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'x');
    await waitFor(() => expect(screen.queryByText('Not so loud')).not.toBeInTheDocument());
  });

  it('rejects changes while the entry is being saved, since they would be lost', async () => {
    const response = deferred<undefined>();
    const { user } = await renderGallery({
      type,
      plugins: [notes(aside(() => <Rename />))],
      responses: { [update]: async ({ body }) => (await response.promise, { ...galleryEntry, ...body }) },
    });
    const rename = await screen.findByRole('button', { name: /Rename/ });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(rename);
    expect(rename).toHaveTextContent('Rename: false');
    await act(async () => response.resolve(undefined));
    await user.click(rename);
    expect(rename).toHaveTextContent('Rename: true');
  });
});
