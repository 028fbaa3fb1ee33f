import { httpRef, useService } from '@admin/shell';
import { Banner, Button, Dialog, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import type { AuditRecordDetails } from '../contract.ts';
import { recordQuery } from './audit-queries.ts';
import { auditMessages, detailMessages } from './messages.ts';
import { actionText, authorText, entityName, typeText } from './record-texts.ts';
import styles from './RecordDetails.module.css';

interface RecordDetailsProps {
  /** Id of the record; null while the drawer is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** A drawer with the details of a record and its changed values. */
export function RecordDetails({ id, onClose }: RecordDetailsProps) {
  const intl = useIntl();
  return (
    <Dialog
      labels={{ close: intl.formatMessage(detailMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={id !== null}
      placement="side"
      title={intl.formatMessage(detailMessages.title, { id: id ?? '' })}
    >
      {id !== null && <LoadedRecord id={id} key={id} />}
    </Dialog>
  );
}

function LoadedRecord({ id }: { readonly id: string }) {
  const intl = useIntl();
  const { data: record, isError, refetch } = useQuery(recordQuery(useService(httpRef), id));
  if (isError) {
    return (
      <Banner
        actions={<Button onClick={() => void refetch()}>{intl.formatMessage(detailMessages.retry)}</Button>}
        title={intl.formatMessage(detailMessages.failed)}
        tone="danger"
      />
    );
  }
  if (!record) {
    return (
      <output aria-label={intl.formatMessage(detailMessages.loading)}>
        <Skeleton />
      </output>
    );
  }
  return (
    <div className={styles.details}>
      <Facts record={record} />
      <section>
        <h3 className={styles.heading}>{intl.formatMessage(detailMessages.changes)}</h3>
        <Changes record={record} />
      </section>
    </div>
  );
}

function Facts({ record }: { readonly record: AuditRecordDetails }) {
  const intl = useIntl();
  const { action, date, user, token, ip, entity } = record;
  const facts = [
    [auditMessages.date, intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'medium' })],
    [auditMessages.action, `${actionText(intl, action)} (${action})`],
    [auditMessages.user, user?.email ? `${user.displayName} (${user.email})` : authorText(intl, record)],
    [detailMessages.token, token],
    [auditMessages.ip, ip],
    [
      auditMessages.entityType,
      entity.typeName === null ? typeText(intl, entity.type) : `${entity.typeName} (${entity.type})`,
    ],
    [auditMessages.entity, entityName(record)],
    [auditMessages.entityId, entity.id],
    [detailMessages.locale, entity.locale],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label.id}>
              <dt>{intl.formatMessage(label)}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Values = Readonly<Record<string, unknown>>;

function Changes({ record: { payload } }: { readonly record: AuditRecordDetails }) {
  const intl = useIntl();
  const { before, after, secrets, masked } = payload;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length + secrets.length + masked.length === 0) {
    return <p className={styles.note}>{intl.formatMessage(detailMessages.noChanges)}</p>;
  }
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div className={styles.change} key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <ChangedValue kind="before" name={name} values={before} />
          <ChangedValue kind="after" name={name} values={after} />
        </div>
      ))}
      {[
        ...secrets.map((name) => [name, 'secret'] as const),
        ...masked.map((name) => [name, 'masked'] as const),
      ].map(([name, reason]) => (
        <div className={styles.change} key={`${reason} ${name}`}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd className={styles.note}>{intl.formatMessage(detailMessages[reason])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangedValueProps {
  readonly kind: 'before' | 'after';
  readonly name: string;
  readonly values: Values | undefined;
}

function ChangedValue({ kind, name, values }: ChangedValueProps) {
  const intl = useIntl();
  if (values === undefined || !Object.hasOwn(values, name)) return null;
  const Mark = kind === 'before' ? 'del' : 'ins';
  return (
    <dd className={styles[kind]}>
      <span className={styles.side}>{intl.formatMessage(detailMessages[kind])}</span>
      <Mark className={styles.value} dir="auto">
        {valueText(intl, values[name])}
      </Mark>
    </dd>
  );
}

/** Returns a value as text: texts unchanged, everything else as JSON. */
function valueText(intl: IntlShape, value: unknown): string {
  if (value === null || value === undefined || value === '') return intl.formatMessage(detailMessages.empty);
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && 'omitted' in value) {
    return intl.formatMessage(detailMessages.omitted, { count: Number(value.omitted) });
  }
  return JSON.stringify(value, null, 2);
}
