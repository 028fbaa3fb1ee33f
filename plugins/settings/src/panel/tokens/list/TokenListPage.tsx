import { ForbiddenPage, PageHeader, useCan, useHttp } from '@admin/shell';
import { Button, EmptyState, Icon, Skeleton, Table } from '@admin/ui';
import { KeyRound, Plus } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { feedbackMessages } from '../../feedback/messages.ts';
import { LoadFailed } from '../../feedback/LoadFailed.tsx';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind } from '../token-kind.ts';
import { tokensQuery } from '../token-queries.ts';
import { DeleteTokenDialog } from './DeleteTokenDialog.tsx';
import styles from './TokenListPage.module.css';
import { TokenRowActions } from './TokenRowActions.tsx';
import { useTokenColumns } from './use-token-columns.tsx';
import { useTokenSort } from './use-token-sort.ts';

export interface TokenListPageProps {
  readonly kind: TokenKind;
}

const rowId = ({ id }: Token): string => String(id);
const noTokens: readonly Token[] = [];

/** The tokens of a kind, for those who may see them. */
export function TokenListPage({ kind }: TokenListPageProps) {
  const mayRead = useCan([kind.rights.read]);
  return mayRead ? <TokenList kind={kind} /> : <ForbiddenPage />;
}

function CreateLink({ kind }: TokenListPageProps) {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <Link to={`${kind.place.path}/create`}>{intl.formatMessage(kind.words.create)}</Link>
    </Button>
  );
}

function TokenList({ kind }: TokenListPageProps) {
  const intl = useIntl();
  const tokens = useQuery(tokensQuery(useHttp(), kind));
  const mayCreate = useCan([kind.rights.create]);
  const columns = useTokenColumns();
  const { sort, change, sorted } = useTokenSort();
  const [asked, setAsked] = useState<{ readonly token: Token; readonly isOpen: boolean } | null>(null);
  const rowHref = useCallback(({ id }: Token) => `${kind.place.path}/${id}`, [kind]);
  const rowActions = useCallback(
    (token: Token) => (
      <TokenRowActions
        kind={kind}
        onDelete={(gone) => setAsked({ token: gone, isOpen: true })}
        token={token}
      />
    ),
    [kind],
  );
  const rows = useMemo(() => sorted(tokens.data ?? noTokens), [tokens.data, sorted]);
  const isEmpty = tokens.data?.length === 0;
  const labels = useMemo(
    () => ({
      actions: intl.formatMessage(tokenMessages.actions),
      loading: intl.formatMessage(feedbackMessages.loading),
    }),
    [intl],
  );
  const count = tokens.data && intl.formatMessage(kind.words.found, { count: tokens.data.length });
  return (
    <>
      <PageHeader
        actions={mayCreate && !isEmpty && <CreateLink kind={kind} />}
        subtitle={count ?? (tokens.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(kind.words.title)}
      />
      <div className={styles.page}>
        {tokens.isError && !tokens.data ? (
          <LoadFailed
            error={tokens.error}
            isTrying={tokens.isFetching}
            onRetry={() => void tokens.refetch()}
          />
        ) : (
          <Table
            columns={columns}
            empty={
              <EmptyState
                {...(mayCreate && { action: <CreateLink kind={kind} /> })}
                body={intl.formatMessage(kind.words.emptyBody)}
                icon={KeyRound}
                title={intl.formatMessage(kind.words.emptyTitle)}
              />
            }
            label={intl.formatMessage(kind.words.title)}
            labels={labels}
            onSort={change}
            rowActions={rowActions}
            rowHref={rowHref}
            rowId={rowId}
            rows={rows}
            skeletonRows={4}
            sort={sort}
            status={tokens.isPending ? 'loading' : 'ready'}
          />
        )}
      </div>
      {asked && (
        <DeleteTokenDialog
          kind={kind}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          open={asked.isOpen}
          token={asked.token}
        />
      )}
    </>
  );
}
