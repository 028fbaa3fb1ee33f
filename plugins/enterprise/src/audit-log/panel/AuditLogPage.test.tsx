import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditLogActions } from '../audit-log-actions.ts';
import { filterQuery } from './audit-address.ts';
import { auditLogPanel, auditLogServer, someRecords, type AuditLogSpec } from './audit-log-panel.testing.ts';

const open = (spec: AuditLogSpec = {}) => createTestPanel(auditLogPanel(spec));

describe('the audit log page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('lists records with action, subject, user and address', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Updated.*Bricks/ });
    expect(row).toHaveTextContent(/Article Bricks and clay/);
    expect(row).toHaveTextContent('Ada Admin');
    expect(screen.getByRole('row', { name: /Published/ })).toHaveTextContent('Ada Admin with token Shop');
    expect(screen.getByRole('row', { name: /Sign-in refused/ })).toHaveTextContent('Not signed in');
    expect(screen.getByRole('row', { name: /note.archive/ })).toHaveTextContent('Server');
  });

  it('opens the details of a record by its link, and closes them', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Updated.*Bricks/ });
    await userEvent.click(within(row).getByRole('link'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record 6' }));
    expect(await drawer.findByText('Bricks and clay', { selector: 'ins' })).toBeInTheDocument();
    expect(drawer.getByText('Bricks', { selector: 'del' })).toBeInTheDocument();
    expect(drawer.getByText('Too long to record (40,000 characters)')).toBeInTheDocument();
    expect(drawer.getByText(/The value is secret/)).toBeInTheDocument();
    expect(drawer.getAllByText(/do not have permission to read this field/)).toHaveLength(2);
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports a record that cannot be loaded', async () => {
    await open({ at: '/settings/audit-logs?record=99' });
    expect(await screen.findByText('The record could not be loaded')).toBeInTheDocument();
  });

  it('filters by the values in the address, and clears them', async () => {
    const received: unknown[] = [];
    const records = auditLogServer();
    await open({
      at: '/settings/audit-logs?action=role.delete&user=1',
      responses: {
        ...records,
        'GET /admin/audit-logs': (call: { readonly query?: object }) => {
          received.push(call.query);
          const respond = records['GET /admin/audit-logs'] as (sent: unknown) => unknown;
          return respond(call);
        },
      },
    });
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
    expect(screen.queryByText('Updated')).not.toBeInTheDocument();
    expect(received[0]).toMatchObject({ action: 'role.delete', user: '1' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Published')).toBeInTheDocument();
  });

  it('continues behind the records that pages reach, and returns to the newest', async () => {
    const sent: unknown[] = [];
    const respond = ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => {
      sent.push(query?.['before']);
      const isOlder = query?.['before'] !== undefined;
      return {
        results: isOlder ? someRecords.slice(4) : someRecords.slice(0, 4),
        pagination: isOlder
          ? { page: 1, pageSize: 10, pageCount: 1, total: 2 }
          : { page: 1000, pageSize: 10, pageCount: 1000, total: 10_000, totalIsAtLeast: true },
      };
    };
    const { location } = await open({
      at: '/settings/audit-logs?page=1000&pageSize=10',
      responses: { 'GET /admin/audit-logs': respond },
    });
    expect(await screen.findByText('More than 10,000 records')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Older records' }));
    expect(await screen.findByRole('row', { name: /note.archive/ })).toBeInTheDocument();
    expect(location()).toContain('before=3');
    expect(location()).not.toContain('page=1000');
    expect(screen.queryByRole('link', { name: 'Older records' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Newest records' }));
    await waitFor(() => expect(location()).not.toContain('before'));
    expect([...new Set(sent)]).toEqual([undefined, '3']);
  });

  it('offers the recorded actions as filters', async () => {
    await open();
    await screen.findByText('Published');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deleted (role.delete)' }));
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Published')).not.toBeInTheDocument());
  });

  it('offers the export only to users with the permission', async () => {
    await open({ permissions: [auditLogActions.read] });
    await screen.findByText('Published');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });

  it('reports a failed export', async () => {
    await open({
      responses: { 'GET /admin/audit-logs/export': respondWithError(503, 'ServiceUnavailableError', 'Busy') },
    });
    await screen.findByText('Published');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Spreadsheet (CSV)' }));
    expect(await screen.findByText(/Busy|could not be exported/)).toBeInTheDocument();
  });
});

describe('the filters of a request', () => {
  it('include the last day, in the time zone of the browser', () => {
    const { from, to } = filterQuery({ from: '2026-03-01', to: '2026-03-01', action: 'role.delete' });
    expect(from).toBe(new Date(2026, 2, 1).toISOString());
    expect(to).toBe(new Date(2026, 2, 2).toISOString());
    expect(filterQuery({ from: 'soon', action: 'role.delete' })).toEqual({ action: 'role.delete' });
  });
});
