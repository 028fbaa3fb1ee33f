import { isSameValue } from '@admin/content-model';
import { useRegistry } from '../extension/react/use-registry.ts';
import { useText } from '../extension/react/use-text.ts';
import { usePageTitle } from '../frame/navigation/RouteAnnouncer.tsx';
import styles from './BootReport.module.css';
import { readStoredProblems, storable, type StoredProblem } from './errors/stored-problems.ts';
import { useProblems } from '../extension/react/runtime-context.ts';
import { useRefusedPlugins } from './use-refused-plugins.ts';

const messages = {
  title: { id: 'boot.report.title', defaultMessage: 'Boot report' },
  plugins: { id: 'boot.report.plugins', defaultMessage: 'Plugins in this panel' },
  problems: { id: 'boot.report.problems', defaultMessage: 'Problems' },
  none: { id: 'boot.report.none', defaultMessage: 'Every extension started without a problem.' },
  refused: { id: 'boot.report.refused', defaultMessage: 'Left out by the server' },
  trusted: { id: 'boot.report.trusted', defaultMessage: 'stays in safe mode' },
  added: { id: 'boot.report.added', defaultMessage: 'left out in safe mode' },
  earlier: { id: 'boot.report.earlier', defaultMessage: 'Before this page was loaded' },
  stack: { id: 'boot.report.stack', defaultMessage: 'Where it happened' },
  request: { id: 'boot.report.request', defaultMessage: 'Request ID: {id} (see the server log).' },
} as const;

/** A problem of this panel, or of the server, whose codes are others. */
interface ReportedProblem extends Omit<StoredProblem, 'code'> {
  readonly code: string;
}

function Problem({ code, pluginId, message, context }: ReportedProblem) {
  const text = useText();
  const { pointId, contributionId, stack, requestId } = context;
  const names = [pluginId, contributionId, pointId].filter((name) => typeof name === 'string');
  return (
    <li className={styles['problem']}>
      <div className={styles['heading']}>
        <strong>{code}</strong>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <span>{message}</span>
      {requestId !== undefined && <span>{text({ ...messages.request, values: { id: requestId } })}</span>}
      {stack !== undefined && (
        <details>
          <summary>{text(messages.stack)}</summary>
          <pre className={styles['stack']}>{stack}</pre>
        </details>
      )}
    </li>
  );
}

const noContext = {};

/** The boot report for developers: the plugins of this panel and their problems. */
export function BootReport() {
  const text = useText();
  const { plugins, isTrusted } = useRegistry();
  const problems = useProblems().map(storable);
  const earlier = readStoredProblems().filter(
    (stored) => !problems.some((problem) => isSameValue(problem, stored)),
  );
  const refused = useRefusedPlugins();
  usePageTitle(text(messages.title));
  return (
    <section className={styles['report']} aria-label={text(messages.title)}>
      <h1 className={styles['title']}>{text(messages.title)}</h1>
      <h2>{text(messages.problems)}</h2>
      {problems.length === 0 && refused.length === 0 && <p>{text(messages.none)}</p>}
      {problems.length > 0 && (
        <ul className={styles['list']}>
          {problems.map((problem, index) => (
            // The list only grows at its end.
            <Problem key={index} {...problem} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <h3>{text(messages.refused)}</h3>
          <ul className={styles['list']}>
            {refused.map(({ plugin, code, message }) => (
              <Problem
                code={code}
                context={noContext}
                key={`${plugin} ${code} ${message}`}
                message={message}
                pluginId={plugin}
              />
            ))}
          </ul>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <h2>{text(messages.earlier)}</h2>
          <ul className={styles['list']}>
            {earlier.map((problem, index) => (
              <Problem key={index} {...problem} />
            ))}
          </ul>
        </>
      )}
      <h2>{text(messages.plugins)}</h2>
      <ul className={styles['list']}>
        {plugins.map((plugin) => (
          <li key={plugin.id} className={styles['heading']}>
            {plugin.id} ({text(isTrusted(plugin) ? messages.trusted : messages.added)})
          </li>
        ))}
      </ul>
    </section>
  );
}
