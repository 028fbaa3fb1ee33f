import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import { everything, type LibraryPlace, type PlaceChange } from '../place/library-place.ts';
import { browserMessages as say } from '../messages.ts';

export interface FilterChipsProps {
  readonly place: LibraryPlace;
  readonly onChange: (change: PlaceChange) => void;
}

/** The filters of a place in words, each with a way to take it out. */
export function FilterChips({ place, onChange }: FilterChipsProps) {
  const intl = useIntl();
  const { kind, since, until, withoutText, unused } = place;
  // A day has no time zone: written as it is, wherever the reader is.
  const dayText = (day: string) =>
    intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const texts = {
    ...(kind && { kind: intl.formatMessage(say[kind]) }),
    ...(since && { since: intl.formatMessage(say.sinceDay, { day: dayText(since) }) }),
    ...(withoutText && { withoutText: intl.formatMessage(say.withoutText) }),
    ...(unused && { unused: intl.formatMessage(say.unused) }),
    ...(until && { until: intl.formatMessage(say.untilDay, { day: dayText(until) }) }),
  };
  return (
    <ChipList
      chips={Object.entries(texts).map(([id, text]) => ({
        id,
        text,
        removeLabel: intl.formatMessage(say.removeFilter, { filter: text }),
      }))}
      label={intl.formatMessage(say.filters)}
      onRemove={(id) => onChange({ [id]: everything[id as keyof typeof texts] })}
    />
  );
}
