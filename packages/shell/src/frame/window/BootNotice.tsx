import { Button } from '@admin/ui';
import { useState } from 'react';
import { concernsUsers } from '../../extension/problems/problem-audience.ts';
import { useProblems } from '../../extension/react/runtime-context.ts';
import { useText } from '../../extension/react/use-text.ts';
import styles from './BootNotice.module.css';
import { bootReportPage } from '../../navigation/pages.ts';
import { PanelLink } from '../../navigation/PanelLink.tsx';

const messages = {
  notice: {
    id: 'boot.notice',
    defaultMessage: 'Some plugins reported errors: {plugins}.',
  },
  report: { id: 'boot.notice.report', defaultMessage: 'View details' },
  dismiss: { id: 'boot.notice.dismiss', defaultMessage: 'Dismiss' },
} as const;

/**
 * Notifies users which plugins have problems, with a link to the report. Renders nothing without problems; after it was
 * dismissed, it returns with the next problem.
 */
export function BootNotice() {
  const text = useText();
  const concerning = useProblems().filter(concernsUsers);
  const [dismissed, setDismissed] = useState(0);
  if (concerning.length <= dismissed) return null;
  const plugins = [...new Set(concerning.slice(dismissed).map(({ pluginId }) => pluginId))].join(', ');
  return (
    <output className={styles['notice']}>
      <span>{text({ ...messages.notice, values: { plugins } })}</span>
      <span className={styles['actions']}>
        <PanelLink to={bootReportPage.to()}>{text(messages.report)}</PanelLink>
        <Button size="small" variant="ghost" onClick={() => setDismissed(concerning.length)}>
          {text(messages.dismiss)}
        </Button>
      </span>
    </output>
  );
}
