import { httpRef, useService } from '@admin/shell';
import { Button, DatePicker, Field, Icon, Popover, Select, TextInput } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { filterNames, type RecordFilters } from './audit-address.ts';
import { filterOptionsQuery } from './audit-queries.ts';
import { auditMessages } from './messages.ts';
import { actionText, typeText } from './record-texts.ts';
import styles from './AuditLogPage.module.css';

interface AuditFiltersProps {
  readonly filters: RecordFilters;
  readonly onChange: (filters: RecordFilters) => void;
}

/** A button that opens the filters of the list, and one that clears them. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterNames.filter((name) => filters[name] !== undefined).length;
  const label = intl.formatMessage(auditMessages.filters);
  return (
    <div className={styles.tools}>
      <Popover
        label={label}
        onOpenChange={setIsOpen}
        open={isOpen}
        trigger={
          <Button startIcon={<Icon icon={ListFilter} />}>
            {count === 0 ? label : intl.formatMessage(auditMessages.activeFilters, { count })}
          </Button>
        }
      >
        <FilterFields filters={filters} onChange={onChange} />
      </Popover>
      {count > 0 && (
        <Button onClick={() => onChange({})} variant="ghost">
          {intl.formatMessage(auditMessages.clear)}
        </Button>
      )}
    </div>
  );
}

/** Returns the options of a filter, with the selected value even if no record has it. */
function optionsOf(
  values: readonly string[],
  selected: string | undefined,
  textOf: (value: string) => string,
) {
  const all = new Set([...values, ...(selected === undefined ? [] : [selected])]);
  return [...all].map((value) => ({ value, label: textOf(value) }));
}

/** The fields of the filters. The values are requested when the user opens them. */
function FilterFields({ filters, onChange }: AuditFiltersProps) {
  const intl = useIntl();
  const { data } = useQuery(filterOptionsQuery(useService(httpRef)));
  const set = (change: RecordFilters) => onChange({ ...filters, ...change });
  const users = new Map((data?.users ?? []).map(({ id, displayName }) => [String(id), displayName]));
  return (
    <div className={styles.fields}>
      <Field label={intl.formatMessage(auditMessages.user)}>
        <Select
          labels={{ none: intl.formatMessage(auditMessages.anyUser) }}
          onClear={() => set({ user: undefined })}
          onValueChange={(user) => set({ user })}
          options={optionsOf([...users.keys()], filters.user, (id) => users.get(id) ?? id)}
          placeholder={intl.formatMessage(auditMessages.anyUser)}
          value={filters.user ?? null}
        />
      </Field>
      <Field label={intl.formatMessage(auditMessages.action)}>
        <Select
          labels={{ none: intl.formatMessage(auditMessages.anyAction) }}
          onClear={() => set({ action: undefined })}
          onValueChange={(action) => set({ action })}
          options={optionsOf(
            data?.actions ?? [],
            filters.action,
            (action) => `${actionText(intl, action)} (${action})`,
          )}
          placeholder={intl.formatMessage(auditMessages.anyAction)}
          value={filters.action ?? null}
        />
      </Field>
      <Field label={intl.formatMessage(auditMessages.entityType)}>
        <Select
          labels={{ none: intl.formatMessage(auditMessages.anyType) }}
          onClear={() => set({ entityType: undefined, entityId: undefined })}
          onValueChange={(entityType) => set({ entityType })}
          options={optionsOf(data?.entityTypes ?? [], filters.entityType, (type) =>
            typeText(intl, type, data?.typeNames[type]),
          )}
          placeholder={intl.formatMessage(auditMessages.anyType)}
          value={filters.entityType ?? null}
        />
      </Field>
      <Field label={intl.formatMessage(auditMessages.entityId)}>
        <TextInput
          defaultValue={filters.entityId ?? ''}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== (filters.entityId ?? '')) set({ entityId: value === '' ? undefined : value });
          }}
        />
      </Field>
      <Field label={intl.formatMessage(auditMessages.from)}>
        <DatePicker
          locale={intl.locale}
          onValueChange={(from) => set({ from: from ?? undefined })}
          value={filters.from ?? null}
        />
      </Field>
      <Field label={intl.formatMessage(auditMessages.to)}>
        <DatePicker
          locale={intl.locale}
          onValueChange={(to) => set({ to: to ?? undefined })}
          value={filters.to ?? null}
        />
      </Field>
    </div>
  );
}
