import { httpRef, LoadFailed, PageBody, PageHeader, PageSkeleton, Section, useService } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Banner } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { explorerTitle } from '../pages.ts';
import { CallerField, type Caller } from './CallerField.tsx';
import { createTokenSource, descriptionQuery } from './explorer-queries.ts';
import type { PastRequest } from './explorer-store.ts';
import { HistorySection } from './HistorySection.tsx';
import { explorerMessages as messages } from './messages.ts';
import { OperationList } from './OperationList.tsx';
import { readOperations, type ApiOperation } from './request/operations.ts';
import { noValues } from './request/request-values.ts';
import { Workspace } from './Workspace.tsx';
import styles from './Explorer.module.css';

/** The search parameter with the id of the selected operation. */
const operationParameter = 'operation';

/** The shortest text that can be a token. */
const minToken = 20;

/** Returns the initial body of an operation. */
function templateOf({ body }: ApiOperation): string {
  if (body === null) return '';
  const properties = body['properties'];
  const hasData = typeof properties === 'object' && properties !== null && 'data' in properties;
  return hasData ? '{\n  "data": {}\n}' : '{}';
}

/** The API explorer: runs requests to the content API with the permissions of the user, of everyone or of a token. */
export default function ExplorerPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const { backendUrl } = useRuntime().config;
  const server = backendUrl || window.location.origin;
  const [userToken] = useState(() => createTokenSource(http));
  const [caller, setCaller] = useState<Caller>({ kind: 'user', token: '', tokenNumber: 0 });
  const getToken = async (): Promise<string | null> => {
    if (caller.kind === 'public') return null;
    return caller.kind === 'token' ? caller.token : userToken();
  };
  const own = useQuery(descriptionQuery(server, { kind: 'user', tokenNumber: 0, getToken: userToken }));
  const isOther = caller.kind === 'public' || (caller.kind === 'token' && caller.token.length >= minToken);
  const tokenNumber = caller.kind === 'token' ? caller.tokenNumber : 0;
  const other = useQuery({
    ...descriptionQuery(server, { kind: caller.kind, tokenNumber, getToken }),
    enabled: isOther,
  });
  const description = (isOther ? other.data : null) ?? own.data ?? null;
  const groups = useMemo(() => (description === null ? [] : readOperations(description)), [description]);
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<PastRequest | null>(null);
  const selected = search.get(operationParameter);
  const operation = groups.flatMap(({ operations }) => operations).find(({ id }) => id === selected);

  if (own.isPending) return <PageSkeleton shape="form" />;
  if (own.isError) return <LoadFailed query={own} />;
  const select = (id: string, past: PastRequest | null): void => {
    setOpened(past);
    setSearch({ [operationParameter]: id }, { replace: true });
  };
  return (
    <>
      <PageHeader
        subtitle={intl.formatMessage(messages.subtitle)}
        title={intl.formatMessage(explorerTitle)}
      />
      <PageBody>
        {groups.length === 0 ? (
          <p className={styles['muted']}>{intl.formatMessage(messages.noOperations)}</p>
        ) : (
          <div className={styles['layout']}>
            <OperationList
              groups={groups}
              onSelect={({ id }) => select(id, null)}
              selected={operation?.id ?? null}
            />
            <div className={styles['column']}>
              <Section title={intl.formatMessage(messages.caller)}>
                <CallerField caller={caller} onChange={setCaller} />
                {isOther && other.data === null && (
                  <Banner title={intl.formatMessage(messages.undescribed)} />
                )}
              </Section>
              {operation === undefined ? (
                <p className={styles['muted']}>{intl.formatMessage(messages.choose)}</p>
              ) : (
                <Workspace
                  caller={caller.kind}
                  getToken={getToken}
                  initialValues={opened?.values ?? { ...noValues, body: templateOf(operation) }}
                  key={opened?.key ?? operation.id}
                  operation={operation}
                  server={server}
                />
              )}
              <HistorySection
                onOpen={(past) => {
                  if (past.caller !== 'token' || caller.token !== '')
                    setCaller({ ...caller, kind: past.caller });
                  select(past.operationId, past);
                }}
              />
            </div>
          </div>
        )}
      </PageBody>
    </>
  );
}
