import { Button, Icon, ToolbarItem } from '@admin/ui';
import { Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';

export interface DeleteSelectedButtonProps {
  readonly label: MessageDescriptor;
  /** Asks whether to delete. */
  readonly onDelete: () => void;
}

/** Deletes the checked rows: an action of a `SelectionArea`. */
export function DeleteSelectedButton({ label, onDelete }: DeleteSelectedButtonProps) {
  const intl = useIntl();
  return (
    <ToolbarItem>
      <Button onClick={onDelete} size="small" startIcon={<Icon icon={Trash2} />} variant="danger">
        {intl.formatMessage(label)}
      </Button>
    </ToolbarItem>
  );
}
