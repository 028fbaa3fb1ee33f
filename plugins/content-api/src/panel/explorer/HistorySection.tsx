import { Section, sessionRef, useService, useStore } from '@admin/shell';
import { Badge, Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { explorerRef, type PastRequest } from './explorer-store.ts';
import { explorerMessages as messages } from './messages.ts';
import styles from './Explorer.module.css';

/** The last requests of the user, which can be opened again. */
export function HistorySection({ onOpen }: { readonly onOpen: (request: PastRequest) => void }) {
  const intl = useIntl();
  const { actions } = useService(explorerRef);
  const userId = useStore(sessionRef, ({ user }) => user?.id ?? null);
  const all = useStore(explorerRef, ({ requests }) => requests);
  const requests = all.filter((one) => one.userId === userId);
  return (
    <Section
      actions={
        requests.length > 0 && (
          <Button onClick={actions.forget} size="small" variant="ghost">
            {intl.formatMessage(messages.clearHistory)}
          </Button>
        )
      }
      title={intl.formatMessage(messages.history)}
    >
      {requests.length === 0 && <p className={styles['muted']}>{intl.formatMessage(messages.noHistory)}</p>}
      <ol className={styles['list']}>
        {requests.map((request) => (
          <li key={request.key}>
            <button className={styles['past']} dir="ltr" onClick={() => onOpen(request)} type="button">
              <Badge tone={request.status !== null && request.status < 400 ? 'success' : 'danger'}>
                {request.status ?? '–'}
              </Badge>
              <span className={styles['path']}>
                {request.method} {decoded(request.address)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}
