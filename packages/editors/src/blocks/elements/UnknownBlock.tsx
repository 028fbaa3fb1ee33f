import { Icon } from '@admin/ui';
import { Puzzle } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import styles from './Elements.module.css';
import { unknownMessages } from './messages.ts';

export interface UnknownBlockProps {
  readonly block: unknown;
  /** What is wrong with it. @default its kind is not known here */
  readonly reason?: ReactNode;
}

/** So many characters of a block that cannot be drawn are shown. */
const mostShown = 1_000;

function typeOf(block: unknown): string {
  return typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : '';
}

/** A block that cannot be drawn, as its JSON: it stays in the document as it is. */
export function UnknownBlock({ block, reason }: UnknownBlockProps) {
  return (
    <div className={styles['unknown']}>
      <span>
        <Icon icon={Puzzle} tone="muted" />{' '}
        {reason ?? <FormattedMessage {...unknownMessages.unknown} values={{ type: typeOf(block) }} />}
      </span>
      <pre className={styles['json']}>{JSON.stringify(block, null, 2).slice(0, mostShown)}</pre>
    </div>
  );
}
