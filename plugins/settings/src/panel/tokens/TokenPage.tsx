import {
  ForbiddenPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  useCan,
  useService,
  explainUnnamedError,
  FormPage,
  savedState,
} from '@admin/shell';
import { completeStep } from '@admin/shell/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { checkToken, newTokenValues, tokenValues } from './token-values.ts';
import { TokenFields } from './TokenFields.tsx';
import { useFreshKey } from './fresh-key.ts';
import { TokenKey } from './TokenKey.tsx';
import { tokenMessages } from './messages.ts';
import { type TokenKind, tokenQuery, type Token, type TokenValues } from './token-kind.ts';

interface TokenPageProps {
  readonly kind: TokenKind;
  /** The edited token; null for a new one. */
  readonly id: string | null;
}

/** The page of an existing or new token. */
export function TokenPage({ kind, id }: TokenPageProps) {
  const mayCreate = useCan([kind.permissions.create]);
  const mayRead = useCan([kind.permissions.read]);
  if (id !== null) return <StoredToken id={id} isReadable={mayRead} kind={kind} />;
  return mayCreate ? <TokenEditor kind={kind} token={undefined} /> : <ForbiddenPage />;
}

interface StoredTokenProps {
  readonly kind: TokenKind;
  readonly id: string;
  readonly isReadable: boolean;
}

/** A user who may create but not read tokens sees the new one, from the cached response. */
function StoredToken({ kind, id, isReadable }: StoredTokenProps) {
  const token = useQuery({ ...tokenQuery(useService(httpRef), kind, id), enabled: isReadable });
  if (token.data) return <TokenEditor kind={kind} token={token.data} />;
  if (!isReadable) return <ForbiddenPage />;
  if (token.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={token} />;
}

/** The server does not name the field in the error for a name in use. */
const explainTokenError = (error: unknown) => explainUnnamedError(error, { name: /\bname\b/i });

interface TokenEditorProps {
  readonly kind: TokenKind;
  /** The edited token; undefined for a new one. */
  readonly token: Token | undefined;
}

/** The name, permissions and lifespan of a token, with its key above. */
function TokenEditor({ kind, token }: TokenEditorProps) {
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
      title={token?.name ?? intl.formatMessage(kind.messages.newTitle)}
    />
  );
}

/** Saves a token; a new one opens its own page, which shows the key once. */
function useSaveToken(
  kind: TokenKind,
  token: Token | undefined,
): (values: TokenValues) => Promise<TokenValues> {
  const http = useService(httpRef);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useFreshKey();

  const store = async (values: TokenValues): Promise<Token> => {
    if (token) return kind.update(http, token.id, values);
    const { accessKey, ...created } = await kind.create(http, values);
    show({ tokenId: created.id, accessKey });
    completeStep(kind.tourSection, 'create');
    return created;
  };

  return async (values) => {
    const stored = await store(values);
    await queries.invalidateQueries({ queryKey: [kind.tag], refetchType: 'none' });
    queries.setQueryData(tokenQuery(http, kind, String(stored.id)).queryKey, stored);
    if (!token) void navigate(kind.addresses.token(stored.id), { replace: true, state: savedState });
    return tokenValues(kind, stored);
  };
}
