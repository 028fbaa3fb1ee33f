import { Button, Checkbox, DatePicker, Field, Icon, Popover } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { LibraryPlace, PlaceChange } from '../place/library-place.ts';
import styles from './LibraryTools.module.css';
import { browserMessages as say } from '../messages.ts';

export interface FiltersButtonProps {
  readonly place: LibraryPlace;
  readonly onChange: (change: PlaceChange) => void;
  /** Whether pictures are among the kinds that are shown at all. */
  readonly hasPictures: boolean;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Narrows the library to pictures without alternative text, to unused files and to days of upload. */
export function FiltersButton({ place, onChange, hasPictures }: FiltersButtonProps) {
  const intl = useIntl();
  const { kind, since, until, withoutText, unused } = place;
  const label = intl.formatMessage(say.filtersButton);
  // A date that is not complete yet changes nothing.
  const day = (name: 'since' | 'until', text: string | null): void => {
    if (text === null || isDay(text)) onChange({ [name]: text });
  };
  return (
    <Popover
      label={label}
      trigger={<Button startIcon={<Icon icon={ListFilter} />}>{label}</Button>}
      width="small"
    >
      <div className={styles['filters']}>
        {hasPictures && (
          <FilterCheckbox
            checked={withoutText}
            disabled={(kind ?? 'images') !== 'images'}
            hint={intl.formatMessage(say.withoutTextHint)}
            label={intl.formatMessage(say.withoutText)}
            onCheckedChange={(isOn) => onChange({ withoutText: isOn })}
          />
        )}
        <FilterCheckbox
          checked={unused}
          hint={intl.formatMessage(say.unusedHint)}
          label={intl.formatMessage(say.unused)}
          onCheckedChange={(isOn) => onChange({ unused: isOn })}
        />
        <Field label={intl.formatMessage(say.since)}>
          <DatePicker locale={intl.locale} onValueChange={(text) => day('since', text)} value={since} />
        </Field>
        <Field label={intl.formatMessage(say.until)}>
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
