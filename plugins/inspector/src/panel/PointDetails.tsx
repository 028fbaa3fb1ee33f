import { notifyRef, useService } from '@admin/shell';
import { readPluginTimes } from '@admin/shell/host';
import { Button, Icon } from '@admin/ui';
import { Copy } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pointMessages as messages } from '../messages.ts';
import { scrollToArea } from '../page/area-box.ts';
import type { DescribedPoint, DescribedType } from '../snippets/described-point.ts';
import { snippetOf } from '../snippets/snippet.ts';
import { contributionName } from '../page/contribution-name.ts';
import type { Contributor, PointRow } from './point-row.ts';
import { Problems } from './Problems.tsx';
import styles from './PointDetails.module.css';

/** What a point passes to its contributions, who contributes, and code that contributes to it. */
export function PointDetails({ row }: { readonly row: PointRow }) {
  const intl = useIntl();
  const { described, problems, contributors, page } = row;
  const [area] = page.areas;
  return (
    <div className={styles.details}>
      {described ? (
        <p className={styles.text} dir="ltr" lang="en">
          <Prose text={described.summary} />
        </p>
      ) : (
        <p className={styles.text}>{intl.formatMessage(messages.unknown)}</p>
      )}
      {described && (
        <Part title={intl.formatMessage(messages.import)}>
          <code className={styles.import} dir="ltr">
            {`import { ${described.name} } from '${described.from}';`}
          </code>
        </Part>
      )}
      {area && (
        <div>
          <Button onClick={() => scrollToArea(area)} size="small">
            {intl.formatMessage(messages.show)}
          </Button>
        </div>
      )}
      {problems.length > 0 && (
        <Part title={intl.formatMessage(messages.problems)}>
          <Problems problems={problems} />
        </Part>
      )}
      <Part title={intl.formatMessage(messages.contributions)}>
        <Contributors contributors={contributors} />
      </Part>
      {described?.types.map((type) => (
        <TypeOfPoint key={type.label} type={type} />
      ))}
      {described && <Snippet point={described} />}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h4 className={styles.heading}>{title}</h4>
      {children}
    </div>
  );
}

/** A text of a declaration, with code between backticks. */
function Prose({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${String(index)} ${part}`}>{part}</code> : part));
}

/** The contributions in order, with their times. */
function Contributors({ contributors }: { readonly contributors: readonly Contributor[] }) {
  const intl = useIntl();
  if (contributors.length === 0) {
    return <p className={styles.text}>{intl.formatMessage(messages.noContributions)}</p>;
  }
  return (
    <ol className={styles.contributors}>
      {contributors.map((contributor) => {
        const name = contributionName(contributor);
        return (
          <li data-failed={contributor.hasFailed || undefined} key={name}>
            <code dir="ltr">{name}</code>
            <Times contributor={contributor} />
          </li>
        );
      })}
    </ol>
  );
}

/** The measured times of a contribution, and that of the activation of its plugin. */
function Times({ contributor: { pluginId, renders, loading } }: { readonly contributor: Contributor }) {
  const intl = useIntl();
  const format = (milliseconds: number) =>
    intl.formatNumber(milliseconds, {
      style: 'unit',
      unit: 'millisecond',
      maximumFractionDigits: milliseconds < 10 ? 1 : 0,
    });
  // The clock of browsers ticks every 0.1 ms.
  const time = (milliseconds: number) =>
    milliseconds < 0.05 ? `<\u00a0${format(0.1)}` : format(milliseconds);
  const { activation } = readPluginTimes(pluginId);
  const lines = [
    renders &&
      intl.formatMessage(messages.renders, {
        count: renders.count,
        first: time(renders.first),
        last: time(renders.last),
        total: time(renders.total),
      }),
    loading !== undefined && intl.formatMessage(messages.loading, { time: time(loading) }),
    activation !== undefined && intl.formatMessage(messages.activation, { time: time(activation) }),
  ];
  return lines.map(
    (line) =>
      line && (
        <span className={styles.times} key={line}>
          {line}
        </span>
      ),
  );
}

/** A type that contributions receive, with its members. */
function TypeOfPoint({ type: { label, type, members } }: { readonly type: DescribedType }) {
  const intl = useIntl();
  return (
    <Part title={`${label}: ${type}`}>
      {members.length === 0 ? (
        <p className={styles.text}>{intl.formatMessage(messages.noMembers)}</p>
      ) : (
        <dl className={styles.members} dir="ltr" lang="en">
          {members.map((member) => (
            <div key={member.name}>
              <dt>
                <code>
                  {member.name}: {member.type}
                </code>
              </dt>
              {member.description !== undefined && (
                <dd>
                  <Prose text={member.description} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}

/** A plugin that contributes to the point, to copy. */
function Snippet({ point }: { readonly point: DescribedPoint }) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const snippet = snippetOf(point);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      notify({ tone: 'success', title: messages.copied });
    } catch {
      notify({ tone: 'danger', title: messages.notCopied });
    }
  };
  return (
    <Part title={intl.formatMessage(messages.snippet)}>
      {/* Read-only: it can be focused, scrolled and selected with the keyboard. */}
      <textarea
        aria-label={intl.formatMessage(messages.snippet)}
        className={styles.snippet}
        dir="ltr"
        readOnly
        rows={10}
        spellCheck={false}
        value={snippet}
        wrap="off"
      />
      <div>
        <Button onClick={() => void copy()} size="small" startIcon={<Icon icon={Copy} />}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </Part>
  );
}
