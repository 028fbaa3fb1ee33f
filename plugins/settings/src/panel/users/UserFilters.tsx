import { Button, Field, Icon, Popover, Select, TextInput, ChipList, Banner } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { userMessages, filterLabels, filterMessages } from './messages.ts';
import { type UnsupportedFields, withoutFields } from './unsupported-fields.ts';
import {
  filterFields,
  operatorsOf,
  type FilterField,
  type UserFilter,
  type UserListAddress,
} from './user-list-parameters.ts';
import styles from './UserFilters.module.css';

const firstFilter: UserFilter = { field: 'firstname', operator: '$contains', value: '' };

interface UserFiltersProps {
  readonly onAdd: (filter: UserFilter) => void;
  /** Fields that the server does not filter by. */
  readonly unsupported: UnsupportedFields;
}

/** A button that opens the form for a new filter. */
export function UserFilters({ onAdd, unsupported }: UserFiltersProps) {
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
              .filter((name) => !unsupported.has(name))
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

interface FilterChipsProps {
  readonly filters: readonly UserFilter[];
  readonly onRemove: (filter: UserFilter) => void;
}

/** The filters of the list as sentences, each with a button to remove it. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const intl = useIntl();
  const valueOf = ({ field, value }: UserFilter) => {
    if (field !== 'isActive') return value;
    return intl.formatMessage(value === 'true' ? userMessages.active : userMessages.inactive);
  };
  const chips = filters.map((filter) => {
    const text = [
      intl.formatMessage(filterLabels[filter.field]),
      intl.formatMessage(filterMessages[filter.operator]),
      valueOf(filter),
    ].join(' ');
    return {
      id: `${filter.field} ${filter.operator} ${filter.value}`,
      text,
      removeLabel: intl.formatMessage(filterMessages.remove, { filter: text }),
      filter,
    };
  });
  return (
    <ChipList
      chips={chips}
      label={intl.formatMessage(filterMessages.active)}
      onRemove={(id) => {
        const gone = chips.find((chip) => chip.id === id);
        if (gone) onRemove(gone.filter);
      }}
    />
  );
}

interface UnsupportedFieldsNoticeProps {
  readonly address: UserListAddress;
  readonly unsupported: UnsupportedFields;
}

/** Reports parts of the address that the server does not support, with a button to remove them. */
export function UnsupportedFieldsNotice({
  address: { list, change },
  unsupported,
}: UnsupportedFieldsNoticeProps) {
  const intl = useIntl();
  const requested = new Set([list.sort.field, ...list.filters.map(({ field }) => field)]);
  const named = [...requested].filter((field) => unsupported.has(field));
  if (named.length === 0) return null;
  const fields = named.map((field) => intl.formatMessage(filterLabels[field]));
  const remove = () => {
    const { sort, filters } = withoutFields(list, unsupported);
    change({ sort, filters }, 'replace');
  };
  return (
    <Banner
      actions={
        <Button onClick={remove} size="small">
          {intl.formatMessage(filterMessages.refusedRemove)}
        </Button>
      }
      title={intl.formatMessage(filterMessages.refusedTitle, {
        fields: intl.formatList(fields, { type: 'disjunction' }),
      })}
      tone="warning"
    >
      {intl.formatMessage(filterMessages.refusedBody)}
    </Banner>
  );
}
