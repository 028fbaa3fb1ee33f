import type { BootProblem } from '../extension/problems/problem.ts';
import { useRegistry } from '../extension/react/use-registry.ts';
import { useText } from '../extension/react/use-text.ts';
import { usePageTitle } from '../frame/arrival/use-page-title.ts';
import styles from './BootReport.module.css';
import { useProblems } from '../extension/react/use-problems.ts';

const messages = {
  title: { id: 'boot.report.title', defaultMessage: 'Boot report' },
  plugins: { id: 'boot.report.plugins', defaultMessage: 'Plugins in this panel' },
  problems: { id: 'boot.report.problems', defaultMessage: 'Problems' },
  none: { id: 'boot.report.none', defaultMessage: 'Every extension started without a problem.' },
  stack: { id: 'boot.report.stack', defaultMessage: 'Where it happened' },
} as const;

function Problem({ code, pluginId, message, context }: BootProblem) {
  const text = useText();
  const { pointId, contributionId, cause } = context;
  const places = [pluginId, contributionId, pointId].filter((place) => typeof place === 'string');
  return (
    <li className={styles['problem']}>
      <div className={styles['heading']}>
        <strong>{code}</strong>
        {places.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </div>
      <span>{message}</span>
      {cause instanceof Error && cause.stack !== undefined && (
        <details>
          <summary>{text(messages.stack)}</summary>
          <pre className={styles['stack']}>{cause.stack}</pre>
        </details>
      )}
    </li>
  );
}

/** What a developer needs to know about the extensions of this panel: which there are and what went wrong. */
export function BootReport() {
  const text = useText();
  const { plugins } = useRegistry();
  const problems = useProblems();
  usePageTitle(text(messages.title));
  return (
    <section className={styles['report']} aria-label={text(messages.title)}>
      <h1 className={styles['title']}>{text(messages.title)}</h1>
      <h2>{text(messages.problems)}</h2>
      {problems.length === 0 ? (
        <p>{text(messages.none)}</p>
      ) : (
        <ul className={styles['list']}>
          {problems.map((problem, index) => (
            // The list only grows at its end.
            <Problem key={index} {...problem} />
          ))}
        </ul>
      )}
      <h2>{text(messages.plugins)}</h2>
      <ul className={styles['list']}>
        {plugins.map(({ id, origin }) => (
          <li key={id} className={styles['heading']}>
            {id} ({origin})
          </li>
        ))}
      </ul>
    </section>
  );
}
