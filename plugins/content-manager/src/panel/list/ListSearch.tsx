import { Icon, TextInput } from '@admin/ui';
import { Search } from '@admin/ui/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from './messages.ts';

/** How long somebody must stop typing before the list is searched, milliseconds. */
const pause = 300;

export interface ListSearchProps {
  /** Display name of what is searched. */
  readonly name: string;
  /** The search in the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/**
 * The search of a list. What is typed reaches the address after a pause, or at once with Enter; Escape
 * empties it.
 */
export function ListSearch({ name, search, onSearch }: ListSearchProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const wanted = typed.trim();
  // The address can change by other means: the Back button, "Clear the search". What it took over from
  // here stays as it is being typed, with the space before the next word.
  if (search !== known) {
    setKnown(search);
    if (search !== wanted) setTyped(search);
  }
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  return (
    <TextInput
      aria-label={intl.formatMessage(listMessages.searchIn, { name })}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && wanted !== search) onSearch(wanted);
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        setTyped('');
        if (search !== '') onSearch('');
      }}
      placeholder={intl.formatMessage(listMessages.search)}
      startSlot={<Icon icon={Search} />}
      type="search"
      value={typed}
    />
  );
}
