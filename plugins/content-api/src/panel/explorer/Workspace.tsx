import { Section, sessionRef, useService, useStore } from '@admin/shell';
import { useEffect, useRef, useState } from 'react';
import { CodeSection } from './CodeSection.tsx';
import { explorerRef, type CallerKind } from './explorer-store.ts';
import { RequestForm } from './RequestForm.tsx';
import type { ApiOperation } from './request/operations.ts';
import { requestOf, type RequestValues } from './request/request-values.ts';
import { ResponseSection, type Outcome } from './ResponseSection.tsx';
import { problemOf, sendRequest } from './send-request.ts';
import styles from './Explorer.module.css';

interface WorkspaceProps {
  readonly operation: ApiOperation;
  readonly initialValues: RequestValues;
  readonly server: string;
  readonly caller: CallerKind;
  /** Returns the token of the caller; null for none. */
  readonly getToken: () => Promise<string | null>;
}

/** The maximum time of a request, in milliseconds. */
const timeout = 60_000;

/** One operation: its request, the last response, and the request as code. */
export function Workspace({ operation, initialValues, server, caller, getToken }: WorkspaceProps) {
  const { actions } = useService(explorerRef);
  const userId = useStore(sessionRef, ({ user }) => user?.id ?? null);
  const [values, setValues] = useState(initialValues);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (): Promise<void> => {
    const request = requestOf(operation, values);
    const startedAt = performance.now();
    const ended = new AbortController();
    sending.current?.abort();
    sending.current = ended;
    setOutcome({ state: 'sending' });
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]);
    let status: number | null = null;
    try {
      const response = await sendRequest(server, request, { token: await getToken(), signal });
      if (ended.signal.aborted) return;
      ({ status } = response);
      setOutcome({ state: 'received', response });
    } catch {
      if (ended.signal.aborted) return;
      setOutcome({ state: 'failed' });
    }
    const { method, address } = request;
    const milliseconds = Math.round(performance.now() - startedAt);
    const id = { key: crypto.randomUUID(), userId, operationId: operation.id };
    actions.remember({ ...id, values, caller, method, address, status, milliseconds });
  };
  const cancel = (): void => {
    sending.current?.abort();
    setOutcome({ state: 'none' });
  };
  const problem = outcome.state === 'received' ? problemOf(outcome.response) : null;
  return (
    <>
      <Section
        title={
          <span className={styles['title']} dir="ltr">
            {operation.method} {operation.path}
          </span>
        }
      >
        <RequestForm
          isSending={outcome.state === 'sending'}
          onCancel={cancel}
          onChange={setValues}
          onSend={() => void send()}
          operation={operation}
          problem={problem}
          values={values}
        />
      </Section>
      <ResponseSection outcome={outcome} />
      <CodeSection request={{ operation, values, server, hasToken: caller !== 'public' }} />
    </>
  );
}
