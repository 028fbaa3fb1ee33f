import { Button, DropdownMenu, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { arrangingMessages } from '../../arranging/messages.ts';

export interface InsertFieldProps {
  /** What is not placed yet, by label. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onInsert: (name: string) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Puts a field that is not placed yet behind the others. */
export function InsertField({ fields, onInsert, ref }: InsertFieldProps) {
  const intl = useIntl();
  const button = (
    <Button disabled={fields.length === 0} ref={ref} startIcon={<Icon icon={Plus} />}>
      {intl.formatMessage(arrangingMessages.insert)}
    </Button>
  );
  if (fields.length === 0) return button;
  return (
    <DropdownMenu
      items={fields.map(({ name, label }) => ({ id: name, label, onSelect: () => onInsert(name) }))}
      trigger={button}
    />
  );
}
