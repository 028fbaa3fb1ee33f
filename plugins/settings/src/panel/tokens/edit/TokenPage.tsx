import { ForbiddenPage, useCan, useHttp } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../feedback/LoadFailed.tsx';
import { PageSkeleton } from '../../feedback/PageSkeleton.tsx';
import type { TokenKind } from '../token-kind.ts';
import { tokenQuery } from '../token-queries.ts';
import { TokenEditor } from './TokenEditor.tsx';

export interface TokenPageProps {
  readonly kind: TokenKind;
  /** The token that is edited; null for a new one. */
  readonly id: string | null;
}

/** One token: an existing one or a new one. */
export function TokenPage({ kind, id }: TokenPageProps) {
  const mayCreate = useCan([kind.permissions.create]);
  const mayRead = useCan([kind.permissions.read]);
  // Whoever makes tokens but may not read them still sees the one just made: its answer is in the cache.
  if (id === null) return mayCreate ? <TokenEditor kind={kind} token={undefined} /> : <ForbiddenPage />;
  return mayRead || mayCreate ? <StoredToken id={id} kind={kind} mayRead={mayRead} /> : <ForbiddenPage />;
}

interface StoredTokenProps {
  readonly kind: TokenKind;
  readonly id: string;
  readonly mayRead: boolean;
}

function StoredToken({ kind, id, mayRead }: StoredTokenProps) {
  const token = useQuery({ ...tokenQuery(useHttp(), kind, id), enabled: mayRead });
  if (token.data) return <TokenEditor kind={kind} token={token.data} />;
  if (!mayRead) return <ForbiddenPage />;
  if (token.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={token} />;
}
