import {
  defineJob,
  defineRecorder,
  defineServerPlugin,
  defineVariable,
  forbidden,
  notFound,
  route,
  type ActionDefinition,
  type Route,
} from '@admin/server';
import { auditLogActions } from '../audit-log-actions.ts';
import { auditLogEndpoints } from '../contract.ts';
import {
  auditLogMigrations,
  deleteRecordsBefore,
  indexRecords,
  insertRecords,
  needsIndexing,
} from './audit-log-table.ts';
import { exportRecords } from './export-records.ts';
import { findFilterOptions, findRecord, findRecords } from './find-records.ts';
import { namesOfTypes, presentDetails, presentRecord } from './present-record.ts';

/** The age at which records are deleted, in days. */
export const retentionDays = defineVariable({
  name: 'AUDIT_LOG_RETENTION_DAYS',
  fallback: '90',
  description: 'Days after which records of the audit log are deleted, 1 to 36500.',
  expects: 'a number of days from 1 to 36500',
  read(text) {
    const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return days >= 1 && days <= 36_500 ? days : undefined;
  },
});

const day = 24 * 60 * 60 * 1000;

/** Returns the earliest moment whose records are kept. */
export function endOfRetention(now: number, days: number): string {
  return new Date(Math.max(0, now - days * day)).toISOString();
}

const action = (id: string, displayName: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'audit logs',
  subCategory: 'general',
});

const routes: readonly Route[] = [
  route(auditLogEndpoints.listAuditRecords, async ({ services, actor, query }) => {
    const { database, schemas } = services;
    const { results, pagination } = await findRecords(database, query);
    const reader = { schemas, permissions: actor.permissions };
    return { results: results.map((row) => presentRecord(reader, row)), pagination };
  }),
  route(auditLogEndpoints.listAuditFilterOptions, async ({ services: { database, schemas } }) => {
    const options = await findFilterOptions(database);
    return { ...options, typeNames: namesOfTypes(schemas, options.entityTypes) };
  }),
  route(auditLogEndpoints.exportAuditRecords, async ({ services, actor, query, setHeader }) => {
    if (!actor.permissions.holds(auditLogActions.read)) throw forbidden();
    const stream = await exportRecords(services, actor, query);
    const date = new Date(services.now()).toISOString().slice(0, 10);
    const type = query.format === 'csv' ? 'text/csv' : 'application/x-ndjson';
    setHeader('content-type', `${type}; charset=utf-8`);
    setHeader('content-disposition', `attachment; filename="audit-log-${date}.${query.format}"`);
    return stream;
  }),
  route(auditLogEndpoints.readAuditRecord, async ({ services, actor, params }) => {
    const { database, schemas } = services;
    const row = await findRecord(database, params.id);
    if (row === undefined) throw notFound();
    return presentDetails({ schemas, permissions: actor.permissions }, row);
  }),
];

/**
 * The audit log: who changed what, when and from where. Records are written in the transaction of their change; no route
 * changes or deletes them, only the retention job does.
 */
export const auditLogServer = defineServerPlugin({
  id: 'audit-log',
  title: 'Audit log',
  description: 'Records every change and sign-in.',
  version: '0.1.0',
  features: [{ name: 'audit-logs' }],
  variables: [retentionDays],
  migrations: auditLogMigrations,
  actions: [action(auditLogActions.read, 'Read'), action(auditLogActions.export, 'Export')],
  recorders: [
    defineRecorder(async (changes, { transaction, server }) => {
      const { database, logger } = server;
      await insertRecords(database, transaction, changes, new Date(server.now()).toISOString());
      if (!needsIndexing(database, changes.length)) return;
      // Waits for the transaction, which does not wait for it. Records that it leaves are indexed by the next call or read.
      indexRecords(database).catch((error: unknown) =>
        logger.warn(
          { err: error },
          'records of the audit log are not indexed yet; the next read indexes them',
        ),
      );
    }),
  ],
  routes,
  jobs: [
    defineJob({
      id: 'delete-expired-records',
      schedule: { cron: '17 * * * *' },
      async run({ database, logger, now, variable }, signal) {
        const end = endOfRetention(now(), variable(retentionDays));
        const count = await deleteRecordsBefore(database, end, signal);
        if (count > 0) logger.info({ count, before: end }, 'expired audit log records deleted');
      },
    }),
  ],
});
