import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { respondWithError, type TestResponses } from '../testing/panel/test-responses.ts';
import { createTestPanel } from '../testing/panel/create-test-panel.tsx';
import { useDialogSubject } from './dialogs.tsx';
import { noPeople, peoplePlugin, somePeople } from './fixtures/people-page.tsx';

const read = 'GET /admin/users';
const remove = 'POST /admin/users/batch-delete';

async function openList(at: string, responses: TestResponses = {}) {
  const panel = await createTestPanel({
    plugins: [peoplePlugin],
    responses: { [read]: somePeople(), [remove]: { data: [] }, ...responses },
    at: `/people${at}`,
  });
  await screen.findByRole('checkbox', { name: 'Select Ada' });
  return { ...panel, user: userEvent.setup() };
}

const check = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('a list page', () => {
  it('requests the page, sorting and search of its address', async () => {
    const { location, requests, user } = await openList('?page=2&_q=a');
    expect(requests(read).at(-1)?.query).toMatchObject({ page: 2, pageSize: 10, _q: 'a' });
    await user.click(screen.getByRole('button', { name: /^First name/ }));
    expect(location()).toBe('/people?page=1&_q=a&sort=firstname:DESC');
    await waitFor(() => expect(requests(read).at(-1)?.query).toMatchObject({ sort: 'firstname:DESC' }));
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/admin/people?page=3&_q=a&sort=firstname:DESC',
    );
  });

  it('navigates from a page after the last one to the last one', async () => {
    const { location } = await openList('?page=9');
    await waitFor(() => expect(location()).toBe('/people?page=3'));
  });

  it('keeps rows checked on other pages, and unchecks them for another search', async () => {
    const { navigate, user } = await openList('?page=2');
    await user.click(check('Grace'));
    await user.click(check('Joan'));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 selected');
    const bar = screen.getByRole('toolbar', { name: 'Checked people' });
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    await navigate('/people?page=3');
    expect(check('Grace')).toBeChecked();
    await navigate('/people?_q=ada');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Checked people' })).toBeNull());
  });

  it('deletes the checked rows after confirmation, and unchecks them', async () => {
    const { requests, user } = await openList('?page=2');
    await user.click(check('Grace'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this person?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests(remove)).toMatchObject([{ body: { ids: [5] } }]);
    expect(check('Grace')).not.toBeChecked();
  });

  it('keeps the dialog open and shows the error when the server rejects the deletion', async () => {
    const refusal = respondWithError(403, 'ForbiddenError', 'Not while they are here');
    const { notices, user } = await openList('?page=2', { [remove]: refusal });
    await user.click(screen.getByRole('button', { name: 'Actions for Grace' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Not while they are here')).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning' }]);
  });

  it('shows the count, or a placeholder while it is loading', async () => {
    let respond: (people: ReturnType<typeof somePeople>) => void = () => undefined;
    const response = new Promise<ReturnType<typeof somePeople>>((resolve) => {
      respond = resolve;
    });
    await createTestPanel({ plugins: [peoplePlugin], responses: { [read]: () => response }, at: '/people' });
    const table = await screen.findByRole('table', { name: 'People' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('27 people')).toBeNull();
    respond(somePeople());
    expect(await screen.findByText('27 people')).toBeInTheDocument();
    expect(table).toHaveAttribute('aria-busy', 'false');
  });

  it('moves the link that creates a row to the empty state', async () => {
    await createTestPanel({ plugins: [peoplePlugin], responses: { [read]: noPeople() }, at: '/people' });
    const title = await screen.findByRole('heading', { level: 2, name: 'No people' });
    const emptyState = within(title.parentElement ?? title);
    expect(emptyState.getByRole('link', { name: 'Add a person' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add a person' })).toHaveLength(1);
  });

  it('shows why the rows could not be loaded, and loads them again', async () => {
    const responses = [respondWithError(403, 'ForbiddenError', 'The list is closed today')];
    await createTestPanel({
      plugins: [peoplePlugin],
      responses: { [read]: () => responses.shift() ?? somePeople() },
      at: '/people',
    });
    expect(await screen.findByText('The list is closed today')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Ada' })).toBeInTheDocument();
  });
});

describe('useDialogSubject', () => {
  it('keeps the subject after the dialog is closed', () => {
    const { result } = renderHook(() => useDialogSubject<string>());
    expect(result.current).toMatchObject({ subject: null, isOpen: false });
    act(() => result.current.open('Ada'));
    expect(result.current).toMatchObject({ subject: 'Ada', isOpen: true });
    act(() => result.current.close());
    expect(result.current).toMatchObject({ subject: 'Ada', isOpen: false });
  });

  it('counts the openings, so that each dialog can start with new state', () => {
    const { result } = renderHook(() => useDialogSubject<string>());
    act(() => result.current.open('Ada'));
    const first = result.current.openings;
    act(() => result.current.close());
    expect(result.current.openings).toBe(first);
    act(() => result.current.open('Ada'));
    expect(result.current.openings).toBe(first + 1);
  });

  it('returns stable functions', () => {
    const { result } = renderHook(() => useDialogSubject<string>());
    const { open, close } = result.current;
    act(() => open('Ada'));
    expect(result.current.open).toBe(open);
    expect(result.current.close).toBe(close);
  });
});
