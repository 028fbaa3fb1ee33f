import { useShortcut } from '@admin/shell';
import type { RefObject } from 'react';
import { keyMessages } from '../messages.ts';

export interface ListKeysSpec {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly isSearchable: boolean;
  readonly isBulkable: boolean;
}

const { rows: group } = keyMessages;

/** Registers the shortcuts of a list. The table handles the keys of its rows itself. */
export function useListKeys({ search, isSearchable, isBulkable }: ListKeysSpec): void {
  const goToSearch = () => {
    search.current?.focus();
    search.current?.select();
  };
  useShortcut({ keys: ['/'], label: keyMessages.search, run: goToSearch }, isSearchable);
  useShortcut({ keys: ['ArrowDown'], label: keyMessages.toRows }, isSearchable);
  useShortcut({ keys: ['ArrowUp', 'ArrowDown'], label: keyMessages.move, group });
  useShortcut({ keys: ['Home', 'End'], label: keyMessages.ends, group });
  useShortcut({ keys: ['Enter'], label: keyMessages.open, group });
  useShortcut({ keys: ['Space'], label: keyMessages.select, group }, isBulkable);
  useShortcut({ keys: ['Shift+Space'], label: keyMessages.selectRange, group }, isBulkable);
}

/** Focuses the row of a table that is its tab stop. */
export function focusRows(page: HTMLElement | null): void {
  page?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]')?.focus();
}
