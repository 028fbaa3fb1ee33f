import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { useState } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { FreshKeyContext, type FreshKey } from './fresh-key.ts';
import { apiTokens, transferTokens } from './token-kinds.ts';
import { TokenListPage } from './TokenListPage.tsx';
import type { TokenKind } from './token-kind.ts';

const loadTokenPage = () => import('./TokenPage.tsx').then((module) => ({ default: module.TokenPage }));

interface KindProps {
  readonly kind: TokenKind;
}

/** The routes below `/settings/api-tokens`. */
export function ApiTokensPages() {
  return <TokensPages key={apiTokens.id} kind={apiTokens} />;
}

/** The routes below `/settings/transfer-tokens`. */
export function TransferTokensPages() {
  return <TokensPages key={transferTokens.id} kind={transferTokens} />;
}

/** The list, a new token, and one token. A new key is available until the user leaves the token's page. */
function TokensPages({ kind }: KindProps) {
  const { '*': subPath = '' } = useParams();
  const [fresh, setFresh] = useState<FreshKey | null>(null);
  if (fresh && subPath !== 'create' && subPath !== String(fresh.tokenId)) setFresh(null);
  return (
    <FreshKeyContext value={{ fresh, show: setFresh }}>
      <Routes>
        <Route element={<TokenListPage kind={kind} />} index />
        <Route element={<TokenRoute kind={kind} />} path="create" />
        <Route element={<TokenRoute kind={kind} />} path=":id" />
      </Routes>
    </FreshKeyContext>
  );
}

function TokenRoute({ kind }: KindProps) {
  const { id = null } = useParams();
  return (
    <LazyContribution
      contribution={{ pluginId: 'settings', contributionId: `settings.${kind.id}.edit` }}
      key={id}
      load={loadTokenPage}
      pending={<PageSkeleton shape="form" />}
      props={{ kind, id }}
      shape="page"
    />
  );
}
