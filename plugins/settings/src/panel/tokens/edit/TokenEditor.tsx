import { explainUnnamedError, FormPage, useCan } from '@admin/shell';
import { useIntl } from 'react-intl';
import { TokenKey } from '../key/TokenKey.tsx';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind, TokenValues } from '../token-kind.ts';
import { checkToken, newTokenValues, tokenValues } from './token-values.ts';
import { TokenFields } from './TokenFields.tsx';
import { useSaveToken } from './use-save-token.ts';

/** A name that is taken is told without its field. */
const explainTokenError = (error: unknown) => explainUnnamedError(error, { name: /\bname\b/i });

export interface TokenEditorProps {
  readonly kind: TokenKind;
  /** The token that is edited; undefined for a new one. */
  readonly token: Token | undefined;
}

/** What a token is called, what it opens and for how long; above that its key. */
export function TokenEditor({ kind, token }: TokenEditorProps) {
  const intl = useIntl();
  const mayUpdate = useCan([kind.permissions.update]);
  const save = useSaveToken(kind, token);
  const mode = token && !mayUpdate ? 'read' : 'edit';
  return (
    <FormPage<TokenValues>
      check={(values) => checkToken(kind, values)}
      explain={explainTokenError}
      mode={mode}
      back={{ to: kind.addresses.list, label: intl.formatMessage(tokenMessages.back) }}
      fields={
        <>
          {token && <TokenKey kind={kind} token={token} />}
          <TokenFields disabled={mode === 'read'} kind={kind} token={token} />
        </>
      }
      initialValues={token ? tokenValues(kind, token) : newTokenValues(kind)}
      save={save}
      title={token?.name ?? intl.formatMessage(kind.words.newTitle)}
    />
  );
}
