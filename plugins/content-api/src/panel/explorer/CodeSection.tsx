import { notifyRef, Section, useService } from '@admin/shell';
import { Button, Icon, Tabs } from '@admin/ui';
import { Copy } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { explorerMessages as messages } from './messages.ts';
import { curlSample, typeScriptSample, type SampleRequest } from './request/code-samples.ts';
import styles from './Explorer.module.css';

/** The request as code, without the token. */
export function CodeSection({ request }: { readonly request: SampleRequest }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.code)}>
      <Tabs
        items={[
          // Names of a tool and of a language are the same in all languages.
          { id: 'curl', label: 'curl', content: <Sample name="curl" text={curlSample(request)} /> },
          {
            id: 'typescript',
            label: 'TypeScript',
            content: <Sample name="TypeScript" text={typeScriptSample(request)} />,
          },
        ]}
        label={intl.formatMessage(messages.code)}
      />
    </Section>
  );
}

function Sample({ name, text }: { readonly name: string; readonly text: string }) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', title: messages.copied });
    } catch {
      // Pages without a secure origin have no clipboard.
      notify({ tone: 'warning', title: messages.copyFailed });
    }
  };
  return (
    <div className={styles['sample']}>
      {/* A region that scrolls has to be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={name} className={styles['code']} dir="ltr" tabIndex={0}>
        <pre className={styles['pre']}>{text}</pre>
      </section>
      <div>
        <Button onClick={() => void copy()} size="small" startIcon={<Icon icon={Copy} />}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </div>
  );
}
