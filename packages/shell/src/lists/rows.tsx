import { Button, DropdownMenu, Icon, IconButton, type MenuItem, type TableLabels } from '@admin/ui';
import { EllipsisVertical, Trash2 } from '@admin/ui/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../messages/message.ts';
import { listMessages } from './messages.ts';
import { SelectionBarItem } from './SelectionBar.tsx';

/** Texts of a table; those of the selection only where rows can be selected. */
export interface TableMessages {
  readonly actions: MessageDescriptor;
  readonly selectAll?: MessageDescriptor;
  /** Receives the `{name}` of the row. */
  readonly selectRow?: MessageDescriptor;
}

/** Returns the labels of a table in the current language. */
export function useTableLabels({ actions, selectAll, selectRow }: TableMessages): Partial<TableLabels> {
  const intl = useIntl();
  return useMemo(
    () => ({
      actions: intl.formatMessage(actions),
      loading: intl.formatMessage(listMessages.loading),
      ...(selectAll && { selectAll: intl.formatMessage(selectAll) }),
      ...(selectRow && { selectRow: (name: string) => intl.formatMessage(selectRow, { name }) }),
    }),
    [intl, actions, selectAll, selectRow],
  );
}

export interface RowMenuProps {
  /** Name of the row, for screen readers. */
  readonly name: string;
  /** `actionsFor` receives the `{name}`. */
  readonly messages: Readonly<Record<'actionsFor' | 'delete', MessageDescriptor>>;
  /** Items before "Delete". */
  readonly items: readonly MenuItem[];
  /** Opens the confirmation; undefined where deleting is not offered. */
  readonly onDelete: (() => void) | undefined;
  /** Why "Delete" is disabled. */
  readonly deleteDisabledReason?: string | undefined;
}

/** The menu of one row; "Delete" comes last. */
export function RowMenu({ name, messages, items, onDelete, deleteDisabledReason }: RowMenuProps) {
  const intl = useIntl();
  const all: MenuItem[] = [...items];
  if (onDelete) {
    all.push({
      id: 'delete',
      label: intl.formatMessage(messages.delete),
      description: deleteDisabledReason,
      disabled: deleteDisabledReason !== undefined,
      icon: Trash2,
      tone: 'danger',
      onSelect: onDelete,
    });
  }
  return (
    <DropdownMenu
      align="end"
      items={all}
      sheetTitle={name}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(messages.actionsFor, { name })}
          size="small"
        />
      }
    />
  );
}

export interface DeleteSelectedButtonProps {
  readonly label: MessageDescriptor;
  /** Opens the confirmation. */
  readonly onDelete: () => void;
}

/** The action of a `SelectionArea` that deletes the checked rows. */
export function DeleteSelectedButton({ label, onDelete }: DeleteSelectedButtonProps) {
  const intl = useIntl();
  return (
    <SelectionBarItem>
      <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />} variant="danger">
        {intl.formatMessage(label)}
      </Button>
    </SelectionBarItem>
  );
}
