import {
  defineEndpoints,
  IdParams,
  Nullable,
  NumberText,
  OneOf,
  Paged,
  Text,
  Timestamp,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { auditLogActions } from './audit-log-actions.ts';

/** The user of a record: their current name, or for a deleted user the email address at that time. */
const AuditUser = Type.Object({
  id: Type.Integer(),
  email: Nullable(Type.String()),
  displayName: Type.String(),
});

const recordFields = {
  id: Type.Integer(),
  action: Type.String(),
  date: Timestamp,
  /** Null for the server itself, and for a refused sign-in. */
  user: Nullable(AuditUser),
  /** The name of the API token that the caller used. */
  token: Nullable(Type.String()),
  /** The IP address of the client. */
  ip: Nullable(Type.String()),
  entity: Type.Object({
    type: Type.String(),
    /** The name of a content type; null for other types. */
    typeName: Nullable(Type.String()),
    id: Nullable(Type.String()),
    /** Null without a name, and for readers who may not read the field that it shows. */
    label: Nullable(Type.String()),
    locale: Nullable(Type.String()),
  }),
};

/** A record in the list. */
export const AuditRecord = Type.Object(recordFields);

export type AuditRecord = Static<typeof AuditRecord>;

const Values = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' });

/** A record with the changed values that the reader may read. */
export const AuditRecordDetails = Type.Object({
  ...recordFields,
  payload: Type.Object({
    /** The previous values; absent for a new entity. */
    before: Type.Optional(Values),
    /** The current values; absent for a deleted entity. */
    after: Type.Optional(Values),
    /** Changed fields whose values are secret. */
    secrets: Type.Array(Type.String()),
    /** Changed fields whose values the reader may not read. */
    masked: Type.Array(Type.String()),
  }),
});

export type AuditRecordDetails = Static<typeof AuditRecordDetails>;

const filters = {
  /** Id of a user. */
  user: Type.Optional(NumberText),
  action: Type.Optional(Text({ maxLength: 100 })),
  entityType: Type.Optional(Text({ maxLength: 200 })),
  entityId: Type.Optional(Text({ maxLength: 100 })),
  /** The first moment, ISO 8601. */
  from: Type.Optional(Text({ maxLength: 40 })),
  /** The end, ISO 8601; records of this moment are not included. */
  to: Type.Optional(Text({ maxLength: 40 })),
};

/** The filters of the list and of exports. */
export const AuditFilters = Type.Object(filters);

export type AuditFilters = Static<typeof AuditFilters>;

/** The values that records can be filtered by. */
export const AuditFilterOptions = Type.Object({
  actions: Type.Array(Type.String()),
  entityTypes: Type.Array(Type.String()),
  /** The names of the content types among `entityTypes`. */
  typeNames: Type.Record(Type.String(), Type.String()),
  users: Type.Array(AuditUser),
});

export type AuditFilterOptions = Static<typeof AuditFilterOptions>;

/** The endpoints of the audit log. None of them changes or deletes a record. */
export const auditLogEndpoints = defineEndpoints('admin', {
  /** Returns records, newest first. Pages reach the newest 10,000; `before` continues behind any record. */
  listAuditRecords: {
    method: 'GET',
    path: '/audit-logs',
    policy: { anyOf: [auditLogActions.read] },
    query: Type.Object({
      ...filters,
      page: Type.Optional(NumberText),
      pageSize: Type.Optional(NumberText),
      /** Only records older than the one with this id. */
      before: Type.Optional(NumberText),
    }),
    response: Paged(AuditRecord),
  },
  listAuditFilterOptions: {
    method: 'GET',
    path: '/audit-logs/filters',
    policy: { anyOf: [auditLogActions.read] },
    response: AuditFilterOptions,
  },
  /** Streams records, newest first, with the values that the reader may read. */
  exportAuditRecords: {
    method: 'GET',
    path: '/audit-logs/export',
    policy: { anyOf: [auditLogActions.export] },
    query: Type.Object({ ...filters, format: OneOf(['csv', 'ndjson']) }),
    response: Type.Unsafe<object>({}),
  },
  readAuditRecord: {
    method: 'GET',
    path: '/audit-logs/:id',
    policy: { anyOf: [auditLogActions.read] },
    params: IdParams,
    response: AuditRecordDetails,
  },
});
