import { httpRef, savedState, useService } from '@admin/shell';
import { completeStep } from '@admin/shell/host';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useFreshKey } from '../key/fresh-key.ts';
import type { Token, TokenKind, TokenValues } from '../token-kind.ts';
import { tokenQuery } from '../token-queries.ts';
import { tokenValues } from './token-values.ts';

/** Saves a token; a new one leads to its own page, where its key can be read once. */
export function useSaveToken(
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
