import { Icon, TextInput } from '@admin/ui';
import { Search } from '@admin/ui/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';

/** How long somebody must stop typing before the list is searched, milliseconds. */
const pause = 300;

export interface UserSearchProps {
  /** The search in the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The search of the list. What is typed reaches the address after a pause, or at once with Enter. */
export function UserSearch({ search, onSearch }: UserSearchProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const wanted = typed.trim();
  // The address can change by other means: the Back button, "Clear search and filters".
  if (search !== known) {
    setKnown(search);
    if (search !== wanted) setTyped(search);
  }
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  const label = intl.formatMessage(userMessages.search);
  return (
    <TextInput
      aria-label={label}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && wanted !== search) onSearch(wanted);
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        setTyped('');
        if (search !== '') onSearch('');
      }}
      placeholder={label}
      startSlot={<Icon icon={Search} />}
      type="search"
      value={typed}
    />
  );
}
