import { settings } from '@admin/plugin-settings';
import { responsesOf, respondWithError, type TestPanelSpec, type TestResponses } from '@admin/shell/testing';
import { auditLogActions } from '../audit-log-actions.ts';
import type { auditLogEndpoints, AuditRecord, AuditRecordDetails } from '../contract.ts';
import { auditLog } from './audit-log-plugin.ts';
import { auditLogPage } from './pages.ts';

const ada = { id: 1, email: 'ada@example.com', displayName: 'Ada Admin' };
const article = 'api::article.article';

function record(id: number, action: string, rest: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id,
    action,
    date: `2026-03-0${id}T12:00:00.000Z`,
    user: ada,
    token: null,
    ip: '192.0.2.7',
    entity: { type: article, typeName: 'Article', id: '12', label: 'Bricks and clay', locale: 'en' },
    ...rest,
  };
}

/** One record of each kind, newest first. */
export const someRecords: readonly AuditRecord[] = [
  record(6, 'entry.update'),
  record(5, 'entry.publish', { token: 'Shop', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' }),
  record(4, 'admin.auth.failure', {
    user: null,
    entity: { type: 'user', typeName: null, id: null, label: 'eve@example.com', locale: null },
  }),
  record(3, 'role.delete', {
    entity: { type: 'role', typeName: null, id: '9', label: 'Testers', locale: null },
  }),
  record(2, 'project-settings.update', {
    entity: { type: 'project-settings', typeName: null, id: null, label: null, locale: null },
  }),
  record(1, 'note.archive', {
    user: null,
    ip: null,
    entity: { type: 'note', typeName: null, id: '4', label: null, locale: null },
  }),
];

const payload: AuditRecordDetails['payload'] = {
  before: { title: 'Bricks', text: null, tags: [3] },
  after: { title: 'Bricks and clay', text: { omitted: 40_000 }, tags: [3, 4] },
  secrets: ['pin'],
  masked: ['price', 'seo.note'],
};

/** Returns a server with these records. */
export function auditLogServer(records: readonly AuditRecord[] = someRecords): TestResponses {
  return responsesOf<typeof auditLogEndpoints>({
    'GET /admin/audit-logs': ({ query = {} }) => {
      const results = records.filter(({ action }) => query.action === undefined || action === query.action);
      return {
        results: [...results],
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: results.length },
      };
    },
    'GET /admin/audit-logs/filters': () => ({
      actions: [...new Set(records.map(({ action }) => action))],
      entityTypes: [...new Set(records.map(({ entity }) => entity.type))],
      typeNames: { [article]: 'Article' },
      users: [ada],
    }),
    'GET /admin/audit-logs/:id': ({ params }) => {
      const found = records.find(({ id }) => String(id) === params.id);
      return found ? { ...found, payload } : respondWithError(404, 'NotFoundError', 'Not Found');
    },
  });
}

/** Options of tests and stories of the audit log. */
export type AuditLogSpec = Pick<TestPanelSpec, 'at' | 'responses' | 'permissions'>;

/** Returns the panel at the audit log, for a user with every permission on it. */
export const auditLogPanel = ({
  at = auditLogPage.to(),
  responses = {},
  permissions = Object.values(auditLogActions),
}: AuditLogSpec = {}): TestPanelSpec => ({
  at,
  before: '/',
  permissions,
  plugins: [settings, auditLog],
  responses: {
    'GET /admin/server-plugins': respondWithError(404, 'NotFoundError', 'Not Found'),
    ...auditLogServer(),
    ...responses,
  },
});
