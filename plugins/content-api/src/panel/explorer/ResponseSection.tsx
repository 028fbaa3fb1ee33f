import { saveFile, Section } from '@admin/shell';
import { Badge, Banner, Button } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { JsonView } from './JsonView.tsx';
import { explorerMessages as messages } from './messages.ts';
import { formattedJson, problemOf, type ApiResponse } from './send-request.ts';
import styles from './Explorer.module.css';

/** The outcome of the last request: a response, no response, or none yet. */
export type Outcome =
  | { readonly state: 'none' | 'sending' | 'failed' }
  | { readonly state: 'received'; readonly response: ApiResponse };

/** The maximum number of characters that are shown. */
const maxShown = 2_000_000;

/** The response: its status, headers and body. */
export function ResponseSection({ outcome }: { readonly outcome: Outcome }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.response)}>
      <div aria-live="polite">
        {outcome.state === 'none' && (
          <p className={styles['muted']}>{intl.formatMessage(messages.noResponse)}</p>
        )}
        {outcome.state === 'failed' && (
          <Banner announce="off" title={intl.formatMessage(messages.unreachable)} tone="danger" />
        )}
        {outcome.state === 'received' && <Summary response={outcome.response} />}
      </div>
      {outcome.state === 'received' && <ResponseBody response={outcome.response} />}
    </Section>
  );
}

function toneOf(status: number): 'success' | 'warning' | 'danger' {
  if (status < 400) return 'success';
  return status < 500 ? 'warning' : 'danger';
}

function Summary({ response }: { readonly response: ApiResponse }) {
  const intl = useIntl();
  const { status, milliseconds, text } = response;
  const message = problemOf(response)?.message;
  return (
    <div className={styles['summary']}>
      <Badge tone={toneOf(status)}>
        {intl.formatMessage(messages.result, { status, milliseconds: intl.formatNumber(milliseconds) })}
      </Badge>
      <span className={styles['muted']}>
        {intl.formatMessage(messages.size, {
          size: intl.formatNumber(text.length / 1000, { maximumFractionDigits: 1 }),
        })}
      </span>
      {message !== undefined && (
        <span className={styles['error']}>
          <bdi>{message}</bdi>
        </span>
      )}
    </div>
  );
}

function ResponseBody({ response: { headers, text } }: { readonly response: ApiResponse }) {
  const intl = useIntl();
  const shown = useMemo(() => (text.length > maxShown ? null : formattedJson(text)), [text]);
  return (
    <>
      {headers.length > 0 && (
        <dl aria-label={intl.formatMessage(messages.headers)} className={styles['headers']} dir="ltr">
          {headers.map(([name, value]) => (
            <div className={styles['header']} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text === '' && <p className={styles['muted']}>{intl.formatMessage(messages.emptyBody)}</p>}
      {shown === null && (
        <div className={styles['buttons']}>
          <p>{intl.formatMessage(messages.tooLong)}</p>
          <Button
            onClick={() => saveFile(new Blob([text], { type: 'application/json' }), 'response.json')}
            size="small"
          >
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
      {shown !== null && shown !== '' && <JsonView key={shown} text={shown} />}
    </>
  );
}
