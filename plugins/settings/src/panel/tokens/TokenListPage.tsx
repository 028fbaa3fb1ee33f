import {
  CreateLink,
  DeleteDialog,
  ForbiddenPage,
  httpRef,
  notifyRef,
  PageBody,
  PageHeader,
  ResourceListPage,
  RowMenu,
  useCan,
  useDialogSubject,
  useService,
  type PhoneRows,
} from '@admin/shell';
import { EmptyState } from '@admin/ui';
import { Eye, KeyRound, Pencil } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { tokenMessages } from './messages.ts';
import { useTokenColumns, useTokenSort } from './token-columns.tsx';
import { tokenCalls, tokensQuery, type Token, type TokenKind } from './token-kind.ts';
import styles from './TokenListPage.module.css';

interface TokenListPageProps {
  readonly kind: TokenKind;
}

const onPhone: PhoneRows<Token> = { link: 'name', facts: ['description', 'lastUsedAt'] };

const rowId = ({ id }: Token): string => String(id);
const noTokens: readonly Token[] = [];

/** The tokens of a kind. A user who may create tokens but not read them sees a link to the form only. */
export function TokenListPage({ kind }: TokenListPageProps) {
  const mayRead = useCan([kind.permissions.read]);
  const mayCreate = useCan([kind.permissions.create]);
  if (mayRead) return <TokenList kind={kind} />;
  return mayCreate ? <HiddenTokens kind={kind} /> : <ForbiddenPage />;
}

function HiddenTokens({ kind }: TokenListPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage(kind.messages.title)} />
      <PageBody content="list">
        <p className={styles.purpose}>{intl.formatMessage(kind.messages.purpose)}</p>
        <EmptyState
          action={<CreateLink label={kind.messages.create} to={kind.addresses.create} />}
          body={intl.formatMessage(tokenMessages.hiddenBody)}
          icon={KeyRound}
          title={intl.formatMessage(tokenMessages.hiddenTitle)}
        />
      </PageBody>
    </>
  );
}

function TokenList({ kind }: TokenListPageProps) {
  const intl = useIntl();
  const { addresses, messages } = kind;
  const tokens = useQuery(tokensQuery(useService(httpRef), kind));
  const mayCreate = useCan([kind.permissions.create]);
  const columns = useTokenColumns();
  const { sort, change, sorted } = useTokenSort();
  const deletion = useDialogSubject<Token>();
  const { open: confirmDeletion } = deletion;
  const rowHref = useCallback(({ id }: Token) => addresses.token(id), [addresses]);
  const rowActions = useCallback(
    (token: Token) => <TokenRowActions kind={kind} onDelete={confirmDeletion} token={token} />,
    [kind, confirmDeletion],
  );
  const rows = useMemo(() => sorted(tokens.data ?? noTokens), [tokens.data, sorted]);
  return (
    <ResourceListPage
      create={mayCreate ? { label: messages.create, to: addresses.create } : undefined}
      description={intl.formatMessage(messages.purpose)}
      empty={{
        body: intl.formatMessage(messages.emptyBody),
        icon: KeyRound,
        title: intl.formatMessage(messages.emptyTitle),
      }}
      messages={{ ...tokenMessages, found: messages.found }}
      query={tokens}
      table={{ columns, onPhone, onSort: change, rowActions, rowHref, rowId, rows, sort }}
      title={messages.title}
    >
      {deletion.subject && (
        <DeleteTokenDialog
          kind={kind}
          onClose={deletion.close}
          open={deletion.isOpen}
          token={deletion.subject}
        />
      )}
    </ResourceListPage>
  );
}

interface TokenRowActionsProps {
  readonly kind: TokenKind;
  readonly token: Token;
  readonly onDelete: (token: Token) => void;
}

function TokenRowActions({ kind, token, onDelete }: TokenRowActionsProps) {
  const intl = useIntl();
  const mayUpdate = useCan([kind.permissions.update]);
  const mayDelete = useCan([kind.permissions.delete]);
  return (
    <RowMenu
      items={[
        {
          kind: 'link',
          id: 'edit',
          label: intl.formatMessage(mayUpdate ? tokenMessages.edit : tokenMessages.view),
          icon: mayUpdate ? Pencil : Eye,
          href: kind.addresses.token(token.id),
        },
      ]}
      messages={tokenMessages}
      name={token.name}
      onDelete={mayDelete ? () => onDelete(token) : undefined}
    />
  );
}

interface DeleteTokenDialogProps {
  readonly open: boolean;
  readonly kind: TokenKind;
  readonly token: Token;
  readonly onClose: () => void;
}

function DeleteTokenDialog({ open, kind, token, onClose }: DeleteTokenDialogProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const deleteToken = async (): Promise<void> => {
    await tokenCalls(http).call(kind.calls.remove, { params: { id: token.id } });
    notify({ tone: 'success', title: tokenMessages.deleted });
    await queries.invalidateQueries({ queryKey: [kind.tag] });
  };
  return (
    <DeleteDialog
      messages={tokenMessages}
      onClose={onClose}
      onDelete={deleteToken}
      open={open}
      values={{ name: token.name }}
    />
  );
}
