import { useCallback, useMemo, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** The checked rows of a list, by id. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Takes rows out that are gone. */
  readonly forget: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/**
 * Rows stay checked from page to page, and are forgotten with another scope: nobody should delete what is not in the
 * list any more.
 * @param scope names the rows that the pages of the list go through, such as its search and filters
 */
export function useRowSelection(scope = ''): RowSelection {
  const [checked, setChecked] = useState({ scope, ids: nothing });
  const selected = checked.scope === scope ? checked.ids : nothing;
  const onChange = useCallback((ids: ReadonlySet<string>) => setChecked({ scope, ids }), [scope]);
  const forget = useCallback(
    (gone: readonly string[]) =>
      setChecked((before) => ({
        scope: before.scope,
        ids: new Set([...before.ids].filter((id) => !gone.includes(id))),
      })),
    [],
  );
  const clear = useCallback(() => onChange(nothing), [onChange]);
  return useMemo(() => ({ selected, onChange, forget, clear }), [selected, onChange, forget, clear]);
}
