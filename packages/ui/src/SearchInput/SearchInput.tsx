import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { iconElement } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Search, X } from '../icons.ts';
import { TextInput } from '../TextInput/index.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import styles from './SearchInput.module.css';

export interface SearchInputProps {
  /** Accessible name. */
  readonly label: string;
  /** Accessible name of the clear button. @defaultValue 'Clear' */
  readonly clearLabel?: string | undefined;
  /** @defaultValue the label */
  readonly placeholder?: string | undefined;
  /** Current search, for example from the URL. */
  readonly search: string;
  /**
   * Called with the trimmed search, and with how to put it into the browser history: Back leaves a search in one step,
   * however often it was refined. A later call supersedes an earlier one: show the results of the last search only.
   */
  readonly onSearch: (search: string, history: 'push' | 'replace') => void;
  /** Keyboard shortcut that focuses the input. Displayed while the input is empty. */
  readonly shortcut?: string | undefined;
  /** Called on Arrow Down, for example to focus the first result. */
  readonly onArrowDown?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * A search field that searches as the user types.
 *
 * The first character starts a search immediately. Characters that follow within 60 ms of each other are searched
 * together, 60 ms after the last one or on Enter. Escape and the clear button empty the field. To filter data that is
 * already loaded, use `TextInput`.
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
  /** Searches of this input that `search` does not show yet, the latest last. */
  const [pending, setPending] = useState<readonly string[]>([]);
  const [calls] = useState(coalesceCalls);
  // The search can change externally, for example with the Back button. A search of this input keeps the typed text,
  // including trailing spaces and later input.
  if (search !== known) {
    const own = pending.lastIndexOf(search);
    setKnown(search);
    setPending(own < 0 ? [] : pending.slice(own + 1));
    if (own < 0 && search !== typed.trim()) setTyped(search);
  }
  const latest = useRef({ search: '', onSearch });
  useLayoutEffect(() => {
    latest.current = { search: pending.at(-1) ?? search, onSearch };
  }, [pending, search, onSearch]);
  useEffect(() => calls.cancel, [calls]);
  const searchFor = (text: string) => {
    const wanted = text.trim();
    const { search: previous, onSearch: notify } = latest.current;
    calls.cancel();
    if (wanted === previous) return;
    latest.current = { search: wanted, onSearch: notify };
    setPending((searches) => [...searches, wanted]);
    notify(wanted, wanted !== '' && previous !== '' ? 'replace' : 'push');
  };
  const clear = () => {
    setTyped('');
    searchFor('');
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
      onChange={({ target: { value } }) => {
        setTyped(value);
        // The text at the time of the call: Back may have replaced it since.
        calls.run(() => searchFor(input.current?.value ?? ''));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchFor(typed);
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
      startSlot={iconElement({ icon: Search })}
      type="search"
      value={typed}
    />
  );
}
