import { Button } from '@admin/ui';
import { useState } from 'react';
import { concernsUsers } from '../extension/problems/problem.ts';
import { useText } from '../extension/react/use-text.ts';
import styles from './BootNotice.module.css';
import { useProblems } from '../extension/react/use-problems.ts';

const messages = {
  notice: { id: 'boot.notice', defaultMessage: 'Some extensions could not be loaded.' },
  dismiss: { id: 'boot.notice.dismiss', defaultMessage: 'Dismiss' },
} as const;

/** Tells the people who use the panel, once, that something of it is missing. Nothing while all is well. */
export function BootNotice() {
  const text = useText();
  const [isDismissed, setDismissed] = useState(false);
  const isNeeded = useProblems().some(concernsUsers);
  if (isDismissed || !isNeeded) return null;
  return (
    <output className={styles['notice']}>
      <span>{text(messages.notice)}</span>
      <Button size="small" variant="ghost" onClick={() => setDismissed(true)}>
        {text(messages.dismiss)}
      </Button>
    </output>
  );
}
