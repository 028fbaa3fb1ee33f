import { createTestPanel } from '@admin/shell/testing';
import { EditorView } from '@codemirror/view';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import MethodInput from './MethodInput.tsx';

/** A form of a plugin outside the content manager. */
function RecipeForm({ onSave }: { readonly onSave: (method: string | null) => void }) {
  const [method, setMethod] = useState<string | null>('Boil water.');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(method);
      }}
    >
      <MethodInput
        attribute={{ type: 'richtext' }}
        disabled={false}
        label="Method"
        name="method"
        onBlur={() => undefined}
        onChange={setMethod}
        required
        value={method}
      />
      <button type="submit">Save recipe</button>
    </form>
  );
}

it('edits Markdown in a form of the plugin, and previews it', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn<(method: string | null) => void>();
  await createTestPanel({ content: <RecipeForm onSave={onSave} /> });
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: /Method/ }));
  if (!view) throw new Error('The Markdown editor is missing.');
  act(() => view.dispatch({ changes: { from: view.state.doc.length, insert: '\nAdd **salt**.' } }));
  await user.click(screen.getByRole('button', { name: 'Save recipe' }));
  expect(onSave).toHaveBeenCalledWith('Boil water.\nAdd **salt**.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('region', { name: 'Preview of Method' });
  expect(await within(preview).findByText('salt')).toHaveProperty('localName', 'strong');
});
