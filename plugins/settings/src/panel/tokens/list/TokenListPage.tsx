import {
  CreateLink,
  ForbiddenPage,
  httpRef,
  PageBody,
  LoadFailed,
  PageHeader,
  type PhoneRows,
  useCan,
  usePhoneRows,
  useService,
  useTableLabels,
} from '@admin/shell';
import { EmptyState, Skeleton, Table } from '@admin/ui';
import { KeyRound } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { tokenMessages } from '../messages.ts';
import type { Token, TokenKind } from '../token-kind.ts';
import { tokensQuery } from '../token-queries.ts';
import { DeleteTokenDialog } from './DeleteTokenDialog.tsx';
import { TokenRowActions } from './TokenRowActions.tsx';
import { useTokenColumns } from './use-token-columns.tsx';
import { useTokenSort } from './use-token-sort.ts';
import styles from './TokenListPage.module.css';

export interface TokenListPageProps {
  readonly kind: TokenKind;
}

const onPhone: PhoneRows<Token> = { link: 'name', facts: ['description', 'lastUsedAt'] };

const rowId = ({ id }: Token): string => String(id);
const noTokens: readonly Token[] = [];

/** The tokens of a kind, for those who may see them; whoever may only make some is led to that. */
export function TokenListPage({ kind }: TokenListPageProps) {
  const mayRead = useCan([kind.permissions.read]);
  const mayCreate = useCan([kind.permissions.create]);
  if (mayRead) return <TokenList kind={kind} />;
  return mayCreate ? <UnseenTokens kind={kind} /> : <ForbiddenPage />;
}

function UnseenTokens({ kind }: TokenListPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(kind.words.title)} />
      <PageBody content="list">
        <p className={styles.opens}>{intl.formatMessage(kind.words.opens)}</p>
        <EmptyState
          action={<CreateLink label={kind.words.create} to={kind.addresses.create} />}
          body={intl.formatMessage(tokenMessages.unseenBody)}
          icon={KeyRound}
          title={intl.formatMessage(tokenMessages.unseenTitle)}
        />
      </PageBody>
    </>
  );
}

function TokenList({ kind }: TokenListPageProps) {
  const intl = useIntl();
  const tokens = useQuery(tokensQuery(useService(httpRef), kind));
  const mayCreate = useCan([kind.permissions.create]);
  const { columns, rowHeight } = usePhoneRows(useTokenColumns(), onPhone);
  const { sort, change, sorted } = useTokenSort();
  const [asked, setAsked] = useState<{ readonly token: Token; readonly isOpen: boolean } | null>(null);
  const rowHref = useCallback(({ id }: Token) => kind.addresses.token(id), [kind]);
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
  const labels = useTableLabels(tokenMessages);
  const createLink = mayCreate && <CreateLink label={kind.words.create} to={kind.addresses.create} />;
  const count = tokens.data && intl.formatMessage(kind.words.found, { count: tokens.data.length });
  return (
    <>
      <PageHeader
        actions={!isEmpty && createLink}
        subtitle={count ?? (tokens.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(kind.words.title)}
      />
      <PageBody content="list">
        <p className={styles.opens}>{intl.formatMessage(kind.words.opens)}</p>
        {tokens.isError && !tokens.data ? (
          <LoadFailed query={tokens} />
        ) : (
          <Table
            columns={columns}
            empty={
              <EmptyState
                action={createLink || undefined}
                body={intl.formatMessage(kind.words.emptyBody)}
                icon={KeyRound}
                title={intl.formatMessage(kind.words.emptyTitle)}
              />
            }
            label={intl.formatMessage(kind.words.title)}
            labels={labels}
            onSort={change}
            rowActions={rowActions}
            rowHeight={rowHeight}
            rowHref={rowHref}
            rowId={rowId}
            rows={rows}
            skeletonRows={4}
            sort={sort}
            status={tokens.isPending ? 'loading' : 'ready'}
          />
        )}
      </PageBody>
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
