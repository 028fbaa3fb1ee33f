import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { respondWithError, type TestResponses } from '../../testing/panel/test-responses.ts';
import { createTestPanel } from '../../testing/panel/create-test-panel.tsx';
import { editors, rolePlugin } from '../fixtures/role-page.tsx';

const save = 'PUT /admin/roles/:id';

async function openForm(responses: TestResponses = {}) {
  const panel = await createTestPanel({
    plugins: [rolePlugin],
    responses: { 'GET /admin/roles/:id': { data: editors }, ...responses },
    at: '/roles/7',
  });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  return {
    ...panel,
    name,
    user: userEvent.setup(),
    saveButton: screen.getByRole('button', { name: 'Save' }),
  };
}

const saved = { [save]: { data: { ...editors, name: 'Writers' } } } satisfies TestResponses;

describe('a form page', () => {
  it('saves trimmed values by button after a change, reports success and shows the response', async () => {
    const { name, user, saveButton, requests, notices } = await openForm(saved);
    expect(saveButton).toHaveAttribute('aria-disabled', 'true');
    await user.clear(name);
    await user.type(name, '  Authors ');
    await user.click(saveButton);
    await waitFor(() => expect(name).toHaveValue('Writers'));
    expect(requests(save)).toMatchObject([{ body: { name: 'Authors', description: 'Write and publish' } }]);
    expect(notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Saved' } }]);
    expect(saveButton).toHaveAttribute('aria-disabled', 'true');
  });

  it('saves by keyboard shortcut, and sends only the changed values', async () => {
    const { name, user, requests } = await openForm(saved);
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await user.type(name, '!');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(name).toHaveValue('Writers'));
    expect(requests(save)).toHaveLength(1);
  });

  it('sends nothing that breaks a rule, and focuses the field, which shows the error until it changes', async () => {
    const { name, user, saveButton, requests, notices } = await openForm(saved);
    await user.clear(name);
    await user.click(saveButton);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('This value is required.');
    expect([requests(save), notices()]).toEqual([[], []]);
    await user.type(name, 'A');
    expect(name).not.toHaveAccessibleDescription();
  });

  it('keeps the input when the server rejects it, and shows the error at the field', async () => {
    const details = { errors: [{ path: ['name'], message: 'Taken', name: 'ValidationError' }] };
    const refusal = respondWithError(400, 'ValidationError', 'Taken', details);
    const { name, user, saveButton, notices } = await openForm({ [save]: refusal });
    await user.type(name, 's');
    await user.click(saveButton);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Taken'));
    expect(name).toHaveValue('Editorss');
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('shows errors that match no field above the form', async () => {
    const { name, user, saveButton } = await openForm({
      [save]: respondWithError(409, 'ConflictError', 'Not while it is used'),
    });
    await user.type(name, 's');
    await user.click(saveButton);
    expect(await screen.findByText('Not while it is used')).toBeInTheDocument();
  });

  it('asks for confirmation before the user leaves unsaved changes', async () => {
    const { name, user, location } = await openForm();
    await user.type(name, 's');
    await user.click(screen.getByRole('link', { name: 'Back to the roles' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(location()).toBe('/roles/7');
  });
});
