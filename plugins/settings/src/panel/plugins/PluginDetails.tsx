import type { ExternalPluginItem } from '@admin/contract';
import { errorText, httpRef, notifyRef, useCan, useService } from '@admin/shell';
import { Banner, Button, Dialog } from '@admin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { settingsPermissions } from '../settings-permissions.ts';
import { pluginDetailMessages as messages } from './messages.ts';
import styles from './PluginDetails.module.css';
import type { PluginRow } from './plugin-rows.ts';
import { serverPluginsQuery } from './server-plugins-query.ts';

interface PluginDetailsProps {
  readonly plugin: PluginRow;
  readonly onClose: () => void;
}

/** A plugin with its version, source, size, times, problems and contributions, and a button that disables it. */
export function PluginDetails({ plugin, onClose }: PluginDetailsProps) {
  const intl = useIntl();
  const { title, description, problems, contributes, external } = plugin;
  const mayChange = useCan([settingsPermissions.plugins.update]);
  return (
    <Dialog
      description={description}
      footer={external && mayChange ? <ChangeButton plugin={external} /> : undefined}
      labels={{ close: intl.formatMessage(messages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      placement="side"
      title={<bdi>{title}</bdi>}
    >
      <div className={styles.details}>
        {external && <State plugin={external} />}
        <Facts plugin={plugin} />
        <h3 className={styles.heading}>{intl.formatMessage(messages.problems)}</h3>
        {problems.length === 0 ? (
          <p className={styles.text}>{intl.formatMessage(messages.noProblems)}</p>
        ) : (
          problems.map(({ code, message }) => (
            <Banner announce="off" key={`${code} ${message}`} title={<bdi>{message}</bdi>} tone="danger">
              <code>{code}</code>
            </Banner>
          ))
        )}
        <h3 className={styles.heading}>{intl.formatMessage(messages.contributions)}</h3>
        {contributes.length === 0 ? (
          <p className={styles.text}>{intl.formatMessage(messages.noContributions)}</p>
        ) : (
          <ul className={styles.contributions}>
            {contributes.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** States whether a plugin is disabled, and which half has not followed yet. */
function State({ plugin: { isDisabled, hasServer, serverRuns } }: { readonly plugin: ExternalPluginItem }) {
  const intl = useIntl();
  if (isDisabled) {
    const body = hasServer && serverRuns ? messages.serverStillRuns : messages.disabledBody;
    return (
      <Banner announce="off" title={intl.formatMessage(messages.disabled)} tone="warning">
        {intl.formatMessage(body)}
      </Banner>
    );
  }
  if (!hasServer || serverRuns) return null;
  return (
    <Banner announce="off" title={intl.formatMessage(messages.serverNotRunning)} tone="warning">
      {intl.formatMessage(messages.serverNotRunningBody)}
    </Banner>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ plugin }: { readonly plugin: PluginRow }) {
  const intl = useIntl();
  const { id, version, origin, isInPanel, serverPlugins, external, times } = plugin;
  const text = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const hasOtherIds = serverPlugins.some((part) => part.id !== id);
  const parts = [
    ...(isInPanel ? [text('panel')] : []),
    ...(serverPlugins.length > 0 ? [text('server')] : []),
  ];
  const time = (milliseconds: number) =>
    intl.formatNumber(milliseconds, {
      style: 'unit',
      unit: 'millisecond',
      maximumFractionDigits: milliseconds < 10 ? 1 : 0,
    });
  return (
    <dl className={styles.facts}>
      <Fact name={text('id')}>
        <code>{id}</code>
      </Fact>
      {hasOtherIds && (
        <Fact name={text('serverIds')}>
          {serverPlugins.map((part) => (
            <div key={part.id}>
              <code>{part.id}</code>
            </div>
          ))}
        </Fact>
      )}
      {parts.length > 0 && <Fact name={text('runsIn')}>{intl.formatList(parts)}</Fact>}
      {version !== null && <Fact name={text('version')}>{version}</Fact>}
      <Fact name={text('origin')}>{text(origin)}</Fact>
      {external && <Fact name={text('host')}>{external.host}</Fact>}
      {external && (
        <Fact name={text('size')}>
          {intl.formatNumber(Math.ceil(external.bytes / 1000), { style: 'unit', unit: 'kilobyte' })}
        </Fact>
      )}
      {times.activation !== undefined && <Fact name={text('activation')}>{time(times.activation)}</Fact>}
      {times.rendering !== undefined && <Fact name={text('rendering')}>{time(times.rendering)}</Fact>}
    </dl>
  );
}

/** Disables or enables a plugin for all users. */
function ChangeButton({ plugin: { id, isDisabled } }: { readonly plugin: ExternalPluginItem }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async () => {
      const call = { params: { id }, body: { isDisabled: !isDisabled } };
      return (await http.call('PUT /admin/server-plugins/:id', call)).data;
    },
    onSuccess: (stored) => {
      queries.setQueryData(serverPluginsQuery(http).queryKey, (known) =>
        known?.external
          ? { ...known, external: known.external.map((one) => (one.id === id ? stored : one)) }
          : known,
      );
      notify({ tone: 'success', title: stored.isDisabled ? messages.nowDisabled : messages.nowEnabled });
    },
    onError: (error) => notify({ tone: 'danger', title: errorText(error) }),
  });
  return (
    <Button
      loading={change.isPending}
      onClick={() => change.mutate()}
      variant={isDisabled ? 'primary' : 'danger'}
    >
      {intl.formatMessage(isDisabled ? messages.enable : messages.disable)}
    </Button>
  );
}
