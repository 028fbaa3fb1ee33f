import { Combobox, type ComboboxOption, Field } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLibraryClient, folderTreeQuery } from '../calls/library-queries.ts';
import { listedFolders, wayTo } from './folder-tree.ts';
import { folderMessages } from './messages.ts';

export interface FolderSelectProps {
  readonly label: string;
  readonly name?: string;
  /** Id of a folder; null for the top level. */
  readonly value: number | null;
  readonly onChange: (folder: number | null) => void;
  /** Ids of folders that cannot be selected, including their subfolders. */
  readonly without?: ReadonlySet<number> | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

const top = 'top';

/** Selects a folder, or the top level, by name; each option shows its path. */
export function FolderSelect({
  label,
  name,
  value,
  onChange,
  without,
  error,
  disabled = false,
}: FolderSelectProps) {
  const intl = useIntl();
  const { data } = useQuery(folderTreeQuery(useLibraryClient()));
  const tree = useMemo(() => data ?? [], [data]);
  const atTop = intl.formatMessage(folderMessages.top);
  const options = useMemo(
    (): readonly ComboboxOption[] => [
      { value: top, label: atTop },
      ...listedFolders(tree, without).map((folder) => {
        const way = wayTo(tree, folder.id).slice(0, -1);
        return {
          value: String(folder.id),
          label: folder.name,
          ...(way.length > 0 && { hint: way.map((step) => step.name).join(' / ') }),
        };
      }),
    ],
    [tree, without, atTop],
  );
  const chosen = options.find((option) => option.value === (value === null ? top : String(value))) ?? null;
  return (
    <Field disabled={disabled} error={error} label={label} name={name}>
      <Combobox
        loading={!data}
        onValueChange={(option) => {
          if (option) onChange(option.value === top ? null : Number(option.value));
        }}
        options={options}
        value={chosen}
      />
    </Field>
  );
}
