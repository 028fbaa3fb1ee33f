import type { BootProblem } from '@admin/shell/host';
import { Banner } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { inspectorMessages, pointMessages as messages } from '../messages.ts';
import { contributionName } from '../page/contribution-name.ts';
import { locationOf } from './point-row.ts';
import styles from './Problems.module.css';

/** The problems of plugins: the error, its code, and its location. */
export function Problems({ problems }: { readonly problems: readonly BootProblem[] }) {
  const intl = useIntl();
  return problems.map((problem) => {
    const { code, pluginId, message } = problem;
    const { pointId, contributionId } = locationOf(problem);
    const location = [
      code,
      ...(pointId === undefined ? [] : [pointId]),
      ...(contributionId === undefined ? [] : [contributionName({ pluginId, contributionId })]),
    ];
    return (
      <Banner
        announce="off"
        key={`${location.join(' ')} ${message}`}
        title={<bdi>{intl.formatMessage(messages.problem, { plugin: pluginId, message })}</bdi>}
        tone="danger"
      >
        {location.map((part) => (
          <code className={styles.location} dir="ltr" key={part}>
            {part}
          </code>
        ))}
      </Banner>
    );
  });
}

/** The problems that concern no point on the page; nothing if there are none. */
export function OtherProblems({ problems }: { readonly problems: readonly BootProblem[] }) {
  const intl = useIntl();
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.others}>
      <h3 className={styles.heading} id={heading}>
        {intl.formatMessage(inspectorMessages.elsewhere)}
      </h3>
      <Problems problems={problems} />
    </section>
  );
}
