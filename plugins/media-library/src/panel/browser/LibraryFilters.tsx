import { Button, Checkbox, DatePicker, Field, Icon, Popover, ChipList } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { type LibraryLocation, type LocationChange, everything } from './library-location.ts';
import { browserMessages } from './messages.ts';
import styles from './tools/LibraryTools.module.css';

interface FiltersButtonProps {
  readonly location: LibraryLocation;
  readonly onChange: (change: LocationChange) => void;
  /** True if pictures are among the displayed kinds. */
  readonly hasPictures: boolean;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Filters for pictures without alternative text, unused files, and the day of upload. */
export function FiltersButton({ location, onChange, hasPictures }: FiltersButtonProps) {
  const intl = useIntl();
  const { kind, since, until, withoutText, unused } = location;
  const label = intl.formatMessage(browserMessages.filtersButton);
  // An incomplete date does not change the filter.
  const day = (name: 'since' | 'until', text: string | null): void => {
    if (text === null || isDay(text)) onChange({ [name]: text });
  };
  return (
    <Popover
      label={label}
      trigger={<Button startIcon={<Icon icon={ListFilter} />}>{label}</Button>}
      width="small"
    >
      <div className={styles.filters}>
        {hasPictures && (
          <FilterCheckbox
            checked={withoutText}
            disabled={(kind ?? 'images') !== 'images'}
            hint={intl.formatMessage(browserMessages.withoutTextHint)}
            label={intl.formatMessage(browserMessages.withoutText)}
            onCheckedChange={(isOn) => onChange({ withoutText: isOn })}
          />
        )}
        <FilterCheckbox
          checked={unused}
          hint={intl.formatMessage(browserMessages.unusedHint)}
          label={intl.formatMessage(browserMessages.unused)}
          onCheckedChange={(isOn) => onChange({ unused: isOn })}
        />
        <Field label={intl.formatMessage(browserMessages.since)}>
          <DatePicker locale={intl.locale} onValueChange={(text) => day('since', text)} value={since} />
        </Field>
        <Field label={intl.formatMessage(browserMessages.until)}>
          <DatePicker locale={intl.locale} onValueChange={(text) => day('until', text)} value={until} />
        </Field>
      </div>
    </Popover>
  );
}

interface FilterCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'checked'> {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** Follows the address, but shows a click immediately: the router applies the new address in a transition. */
function FilterCheckbox({ checked, onCheckedChange, ...rest }: FilterCheckboxProps) {
  const [shown, setShown] = useState(checked);
  const [known, setKnown] = useState(checked);
  if (known !== checked) {
    setKnown(checked);
    setShown(checked);
  }
  return (
    <Checkbox
      {...rest}
      checked={shown}
      onCheckedChange={(isOn) => {
        setShown(isOn);
        onCheckedChange(isOn);
      }}
    />
  );
}

interface FilterChipsProps {
  readonly location: LibraryLocation;
  readonly onChange: (change: LocationChange) => void;
}

/** The filters of a location as sentences, each with a button to remove it. */
export function FilterChips({ location, onChange }: FilterChipsProps) {
  const intl = useIntl();
  const { kind, since, until, withoutText, unused } = location;
  // A day has no time zone: it is formatted unchanged in every time zone.
  const dayText = (day: string) =>
    intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const texts = {
    ...(kind && { kind: intl.formatMessage(browserMessages[kind]) }),
    ...(since && { since: intl.formatMessage(browserMessages.sinceDay, { day: dayText(since) }) }),
    ...(withoutText && { withoutText: intl.formatMessage(browserMessages.withoutText) }),
    ...(unused && { unused: intl.formatMessage(browserMessages.unused) }),
    ...(until && { until: intl.formatMessage(browserMessages.untilDay, { day: dayText(until) }) }),
  };
  return (
    <ChipList
      chips={Object.entries(texts).map(([id, text]) => ({
        id,
        text,
        removeLabel: intl.formatMessage(browserMessages.removeFilter, { filter: text }),
      }))}
      label={intl.formatMessage(browserMessages.filters)}
      onRemove={(id) => onChange({ [id]: everything[id as keyof typeof texts] })}
    />
  );
}
