import { useCan } from '@admin/shell';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { EllipsisVertical, Eye, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind } from '../token-kind.ts';

export interface TokenRowActionsProps {
  readonly kind: TokenKind;
  readonly token: Token;
  readonly onDelete: (token: Token) => void;
}

/** What can be done with one token. */
export function TokenRowActions({ kind, token, onDelete }: TokenRowActionsProps) {
  const intl = useIntl();
  const mayUpdate = useCan([kind.rights.update]);
  const mayDelete = useCan([kind.rights.delete]);
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'edit',
      label: intl.formatMessage(mayUpdate ? tokenMessages.edit : tokenMessages.view),
      icon: mayUpdate ? Pencil : Eye,
      href: `${kind.place.path}/${token.id}`,
    },
  ];
  if (mayDelete) {
    items.push({
      id: 'delete',
      label: intl.formatMessage(tokenMessages.delete),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(token),
    });
  }
  return (
    <DropdownMenu
      align="end"
      items={items}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(tokenMessages.actionsFor, { name: token.name })}
          size="small"
        />
      }
    />
  );
}
