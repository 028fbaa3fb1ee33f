import { Badge, Button } from '@admin/ui';
import { CircleCheck, CircleX } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import { inputMessages } from '../inputs/messages.ts';
import styles from './UidStatus.module.css';
import type { UidNote } from './use-uid-note.ts';

export interface UidStatusProps {
  readonly note: UidNote;
  readonly onUse: (uid: string) => void;
}

/** Shows whether the uid is free, and offers a similar one that is. */
export function UidStatus({ note, onUse }: UidStatusProps) {
  return (
    <span aria-live="polite" className={styles['status']}>
      {note.state === 'available' && (
        <Badge icon={CircleCheck} tone="success">
          <FormattedMessage {...inputMessages.available} />
        </Badge>
      )}
      {note.state === 'unavailable' && (
        <Badge icon={CircleX} tone="danger">
          <FormattedMessage {...inputMessages.unavailable} />
        </Badge>
      )}
      {note.state === 'unavailable' && note.suggestion !== null && (
        <Suggestion onUse={onUse} uid={note.suggestion} />
      )}
    </span>
  );
}

function Suggestion({ uid, onUse }: { readonly uid: string; readonly onUse: (uid: string) => void }) {
  return (
    <Button onClick={() => onUse(uid)} size="small" variant="ghost">
      <FormattedMessage {...inputMessages.suggestion} values={{ uid }} />
    </Button>
  );
}
