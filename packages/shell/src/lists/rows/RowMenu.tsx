import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { EllipsisVertical, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';

export interface RowMenuProps {
  /** What the row is called, for screen readers. */
  readonly name: string;
  /** `actionsFor` takes the `{name}`. */
  readonly messages: Readonly<Record<'actionsFor' | 'delete', MessageDescriptor>>;
  /** What comes before deleting. */
  readonly items: readonly MenuItem[];
  /** Asks whether to delete; undefined where that is not offered. */
  readonly onDelete: (() => void) | undefined;
  /** Why it cannot be deleted as things are. */
  readonly keptBecause?: string | undefined;
}

/** What can be done with one row; deleting it comes last. */
export function RowMenu({ name, messages, items, onDelete, keptBecause }: RowMenuProps) {
  const intl = useIntl();
  const all: MenuItem[] = [...items];
  if (onDelete) {
    all.push({
      id: 'delete',
      label: intl.formatMessage(messages.delete),
      description: keptBecause,
      disabled: keptBecause !== undefined,
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
