import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { EditingContext, type Editing } from './editing-context.ts';
import { articleModel } from '@admin/entry-form/testing';
import { createEntryForm, insert, keyOf, move, type EntryForm } from '@admin/entry-form';
import { useFormValue } from './use-form-value.ts';

function Item({ path }: { readonly path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = String(useFormValue(`${path}.label`));
  return (
    <details open={isOpen}>
      <summary onClick={() => setIsOpen(true)}>{label}</summary>
      <input aria-label={path} readOnly value={label} />
    </details>
  );
}

/** A list rendered by keys, as an editor of lists does. */
function List() {
  const items = useFormValue('links') as readonly unknown[];
  return items.map((item) => <Item key={keyOf(item)} path={`links.#${keyOf(item)}`} />);
}

function open(form: EntryForm) {
  // The hooks read no other members.
  const editing = { form } as Pick<Editing, 'form'> as Editing;
  render(
    <EditingContext value={editing}>
      <List />
    </EditingContext>,
  );
}

const order = () =>
  screen.getAllByRole('textbox', { hidden: true }).map((input) => input.getAttribute('aria-label'));

describe('an item in the form', () => {
  it('keeps its element, its caret and its open state when it is moved, saved and undone', () => {
    const form = createEntryForm(articleModel, {
      id: 1,
      values: {
        links: [
          { id: 1, label: 'one' },
          { id: 2, label: 'two' },
        ],
      },
    });
    open(form);
    act(() => void form.step(insert('links', { label: 'new' })));
    const input = screen.getByRole('textbox', { name: 'links.#3', hidden: true });
    act(() => screen.getByText('new').click());
    act(() => input.focus());
    const stays = () => {
      expect(screen.getByRole('textbox', { name: 'links.#3' })).toBe(input);
      expect(input).toHaveFocus();
      expect(input.closest('details')).toHaveAttribute('open');
    };
    act(() => void form.step(move('links', 3, 1)));
    expect(order()).toEqual(['links.#3', 'links.#1', 'links.#2']);
    stays();
    const saved = [
      { id: 9, label: 'new' },
      { id: 1, label: 'one' },
      { id: 2, label: 'two' },
    ];
    act(() => form.accept({ id: 1, values: { links: saved } }));
    stays();
    act(() => void form.undo());
    expect(order()).toEqual(['links.#1', 'links.#2', 'links.#3']);
    stays();
  });
});
