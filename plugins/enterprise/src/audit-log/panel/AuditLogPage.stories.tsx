import { renderPanelStory, respondWithError } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { auditLogActions } from '../audit-log-actions.ts';
import { auditLogPanel, type AuditLogSpec } from './audit-log-panel.testing.ts';

const ready = async () => {
  await screen.findByText('Sign-in refused');
};

const failure = respondWithError(500, 'InternalServerError', 'Internal Server Error');

const meta = {
  title: 'Settings/Audit log',
  parameters: { layout: 'fullscreen' },
  play: ready,
  render: (args, context) => renderPanelStory(auditLogPanel(args), context),
} satisfies Meta<AuditLogSpec>;
export default meta;
type Story = StoryObj<AuditLogSpec>;

/** Records of content, sign-ins, settings and a plugin. */
export const Ready: Story = { tags: ['both-themes'] };

/** The details of a record: changed values, a secret and hidden fields. */
export const Details: Story = {
  tags: ['both-themes'],
  args: { at: '/settings/audit-logs?record=6' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Record 6' });
    await screen.findAllByText(/do not have permission to read this field/);
  },
};

/** The filters, of which two are active. */
export const Filters: Story = {
  args: { at: '/settings/audit-logs?action=admin.auth.failure&from=2026-03-01' },
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await screen.findByRole('combobox', { name: 'User' });
  },
};

/** Filters without results, and a button to clear them. */
export const NoMatch: Story = {
  args: { at: '/settings/audit-logs?action=locale.delete' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No records match' });
  },
};

/** Placeholders while the data is loading. */
export const Loading: Story = {
  args: { responses: { 'GET /admin/audit-logs': () => new Promise<never>(() => undefined) } },
  play: async () => {
    await screen.findByRole('table', { busy: true });
  },
};

/** A failed request, with a button to retry it. */
export const Failed: Story = {
  args: { responses: { 'GET /admin/audit-logs': failure } },
  play: async () => {
    await screen.findByRole('button', { name: 'Retry' });
  },
};

/** A user who may not export. */
export const ReadOnly: Story = { args: { permissions: [auditLogActions.read] } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

/** The details on a phone. */
export const NarrowDetails: Story = { ...Details, tags: [], globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
