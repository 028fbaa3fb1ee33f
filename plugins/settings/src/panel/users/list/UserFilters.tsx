import { Button, Field, Icon, Popover, Select, TextInput } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';
import { filterLabels, filterMessages } from './filter-messages.ts';
import type { RefusedFields } from './refused-fields.ts';
import { filterFields, operatorsOf, type FilterField, type UserFilter } from './user-filters.ts';
import styles from './UserFilters.module.css';

const firstFilter: UserFilter = { field: 'firstname', operator: '$contains', value: '' };

export interface UserFiltersProps {
  readonly onAdd: (filter: UserFilter) => void;
  /** Fields that the server does not filter by. */
  readonly refused: RefusedFields;
}

/** A button that offers to add a filter. */
export function UserFilters({ onAdd, refused }: UserFiltersProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [filter, setFilter] = useState(firstFilter);
  const { field, operator, value } = filter;

  const chooseField = (next: FilterField) => {
    const [first = '$eq'] = operatorsOf(next);
    setFilter({ field: next, operator: first, value: next === 'isActive' ? 'true' : '' });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    onAdd({ ...filter, value: value.trim() });
    setFilter(firstFilter);
    setIsOpen(false);
  };
  const label = intl.formatMessage(filterMessages.filters);

  return (
    <Popover
      label={label}
      onOpenChange={setIsOpen}
      open={isOpen}
      trigger={<Button startIcon={<Icon icon={ListFilter} />}>{label}</Button>}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <Field label={intl.formatMessage(filterMessages.field)}>
          <Select
            onValueChange={chooseField}
            options={filterFields
              .filter((name) => !refused.has(name))
              .map((name) => ({ value: name, label: intl.formatMessage(filterLabels[name]) }))}
            value={field}
          />
        </Field>
        <Field label={intl.formatMessage(filterMessages.operator)}>
          <Select
            onValueChange={(next) => setFilter({ ...filter, operator: next })}
            options={operatorsOf(field).map((sign) => ({
              value: sign,
              label: intl.formatMessage(filterMessages[sign]),
            }))}
            value={operator}
          />
        </Field>
        <Field label={intl.formatMessage(filterMessages.value)}>
          {field === 'isActive' ? (
            <Select
              onValueChange={(next) => setFilter({ ...filter, value: next })}
              options={[
                { value: 'true', label: intl.formatMessage(userMessages.active) },
                { value: 'false', label: intl.formatMessage(userMessages.inactive) },
              ]}
              value={value}
            />
          ) : (
            <TextInput
              onChange={(event) => setFilter({ ...filter, value: event.target.value })}
              value={value}
            />
          )}
        </Field>
        <Button fullWidth type="submit" variant="primary">
          {intl.formatMessage(filterMessages.add)}
        </Button>
      </form>
    </Popover>
  );
}
