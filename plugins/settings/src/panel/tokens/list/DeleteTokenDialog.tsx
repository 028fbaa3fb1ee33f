import { formatValue, useHttp, useNotify } from '@admin/shell';
import { ConfirmDialog } from '@admin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../feedback/messages.ts';
import { problemText } from '../../feedback/problem-text.ts';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind } from '../token-kind.ts';

export interface DeleteTokenDialogProps {
  readonly open: boolean;
  readonly kind: TokenKind;
  readonly token: Token;
  readonly onClose: () => void;
}

/** Asks before a token is deleted. */
export function DeleteTokenDialog({ open, kind, token, onClose }: DeleteTokenDialogProps) {
  const intl = useIntl();
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const remove = async (): Promise<void> => {
    await http.call(kind.calls.remove, { params: { id: token.id } });
    notify({ tone: 'success', title: tokenMessages.deleted });
    await queries.invalidateQueries({ queryKey: [kind.tag] });
  };
  return (
    <ConfirmDialog
      body={intl.formatMessage(tokenMessages.deleteBody)}
      cancelLabel={intl.formatMessage(feedbackMessages.cancel)}
      confirmLabel={intl.formatMessage(tokenMessages.delete)}
      errorMessage={(error) => formatValue(intl, problemText(error))}
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={intl.formatMessage(tokenMessages.deleteTitle, { name: token.name })}
      tone="danger"
    />
  );
}
