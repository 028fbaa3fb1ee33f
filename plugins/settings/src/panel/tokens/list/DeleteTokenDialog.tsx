import { DeleteDialog, httpRef, notifyRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind } from '../token-kind.ts';
import { tokenCalls } from '../token-queries.ts';

export interface DeleteTokenDialogProps {
  readonly open: boolean;
  readonly kind: TokenKind;
  readonly token: Token;
  readonly onClose: () => void;
}

/** Asks before a token is deleted. */
export function DeleteTokenDialog({ open, kind, token, onClose }: DeleteTokenDialogProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const remove = async (): Promise<void> => {
    await tokenCalls(http).call(kind.calls.remove, { params: { id: token.id } });
    notify({ tone: 'success', title: tokenMessages.deleted });
    await queries.invalidateQueries({ queryKey: [kind.tag] });
  };
  return (
    <DeleteDialog
      messages={tokenMessages}
      onClose={onClose}
      onDelete={remove}
      open={open}
      values={{ name: token.name }}
    />
  );
}
