import { ForbiddenPage, httpRef, LoadFailed, PageSkeleton, useCan, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
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
  if (id !== null) return <StoredToken id={id} isReadable={mayRead} kind={kind} />;
  return mayCreate ? <TokenEditor kind={kind} token={undefined} /> : <ForbiddenPage />;
}

interface StoredTokenProps {
  readonly kind: TokenKind;
  readonly id: string;
  readonly isReadable: boolean;
}

/** Whoever makes a token but may read none sees the one just made, from the answer to making it. */
function StoredToken({ kind, id, isReadable }: StoredTokenProps) {
  const token = useQuery({ ...tokenQuery(useService(httpRef), kind, id), enabled: isReadable });
  if (token.data) return <TokenEditor kind={kind} token={token.data} />;
  if (!isReadable) return <ForbiddenPage />;
  if (token.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={token} />;
}
