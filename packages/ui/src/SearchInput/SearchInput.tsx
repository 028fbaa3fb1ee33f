import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Search, X } from '../icons.ts';
import { TextInput } from '../TextInput/index.ts';
import styles from './SearchInput.module.css';

/** Delay between the last keystroke and the search, in milliseconds. */
const searchDelay = 120;

export interface SearchInputProps {
  /** Accessible name. */
  readonly label: string;
  /** Accessible name of the clear button. @defaultValue 'Clear' */
  readonly clearLabel?: string | undefined;
  /** @defaultValue the label */
  readonly placeholder?: string | undefined;
  /** Current search, for example from the URL. */
  readonly search: string;
  /** Called with the trimmed search. Keep it stable: a new function restarts the delay. */
  readonly onSearch: (search: string) => void;
  /** Keyboard shortcut that focuses the input. Displayed while the input is empty. */
  readonly shortcut?: string | undefined;
  /** Called on Arrow Down, for example to focus the first result. */
  readonly onArrowDown?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * A search field that searches as the user types.
 *
 * The search runs after a delay of 120 ms, or immediately on Enter. Escape and the clear button empty the field. To
 * filter data that is already loaded, use `TextInput`.
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
  // The search can change externally, for example with the Back button. A search of this input keeps the typed text,
  // including trailing spaces.
  if (search !== known) {
    setKnown(search);
    if (search !== wanted) setTyped(search);
  }
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), searchDelay);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  const clear = () => {
    setTyped('');
    if (search !== '') onSearch('');
    // The clear button is removed together with the text.
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
