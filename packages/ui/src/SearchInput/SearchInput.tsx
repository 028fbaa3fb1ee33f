import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Search, X } from '../icons.ts';
import { TextInput } from '../TextInput/index.ts';
import styles from './SearchInput.module.css';

/** How long somebody must stop typing before the search is made, milliseconds. */
const pause = 120;

export interface SearchInputProps {
  /** Accessible name: what is searched. */
  readonly label: string;
  /** Accessible name of the button that empties the search. @defaultValue 'Clear' */
  readonly clearLabel?: string | undefined;
  /** @defaultValue the label */
  readonly placeholder?: string | undefined;
  /** The search that was made last, for example the one in the address. */
  readonly search: string;
  /** Takes a new search, without the spaces round it. A different function starts the pause anew. */
  readonly onSearch: (search: string) => void;
  /** The sign that brings the focus here from elsewhere; shown while there is nothing in it. */
  readonly shortcut?: string | undefined;
  /** The down arrow: on to what was found. */
  readonly onArrowDown?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * A search that is made while it is typed: after a pause, or at once with Enter; Escape and the button at its end
 * empty it.
 * Where what it finds is at hand, so that every letter may narrow it, a `TextInput` is enough.
 */
export function SearchInput({
  label,
  clearLabel = 'Clear',
  placeholder = label,
  search,
  onSearch,
  shortcut,
  onArrowDown,
  ref,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const wanted = typed.trim();
  // The search can change by other means: the Back button, "Clear the search". What was made from here
  // stays as it is being typed, with the space before the next word.
  if (search !== known) {
    setKnown(search);
    if (search !== wanted) setTyped(search);
  }
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  const clear = () => {
    setTyped('');
    if (search !== '') onSearch('');
    // The button goes with the text.
    input.current?.focus();
  };
  return (
    <TextInput
      aria-keyshortcuts={shortcut}
      aria-label={label}
      endSlot={
        typed === '' ? (
          shortcut !== undefined && (
            <kbd aria-hidden className={styles.shortcut}>
              {shortcut}
            </kbd>
          )
        ) : (
          <IconButton icon={X} label={clearLabel} onClick={clear} size="tiny" />
        )
      }
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && wanted !== search) onSearch(wanted);
        if (event.key === 'ArrowDown' && onArrowDown) {
          event.preventDefault();
          onArrowDown();
        }
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        clear();
      }}
      placeholder={placeholder}
      ref={input}
      startSlot={<Icon icon={Search} />}
      type="search"
      value={typed}
    />
  );
}
