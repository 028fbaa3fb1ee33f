import { RowMenu, useCan } from '@admin/shell';
import { Eye, Pencil } from '@admin/ui/icons';
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
  const mayUpdate = useCan([kind.permissions.update]);
  const mayDelete = useCan([kind.permissions.delete]);
  return (
    <RowMenu
      items={[
        {
          kind: 'link',
          id: 'edit',
          label: intl.formatMessage(mayUpdate ? tokenMessages.edit : tokenMessages.view),
          icon: mayUpdate ? Pencil : Eye,
          href: kind.addresses.token(token.id),
        },
      ]}
      messages={tokenMessages}
      name={token.name}
      onDelete={mayDelete ? () => onDelete(token) : undefined}
    />
  );
}
