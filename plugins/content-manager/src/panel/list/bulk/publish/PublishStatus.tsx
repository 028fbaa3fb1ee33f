import { Icon } from '@admin/ui';
import { CircleCheck } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import type { ContentTypeView } from '../../../schema/index.ts';
import { publishMessages } from './messages.ts';
import { PublishErrors } from './PublishErrors.tsx';
import type { PublishRow } from './publish-state.ts';
import styles from './PublishEntries.module.css';

const said = {
  ready: publishMessages.ready,
  published: publishMessages.alreadyPublished,
  publishing: publishMessages.publishing,
} as const;

/** Where an entry stands, in words. */
export function PublishStatus({ row, view }: { readonly row: PublishRow; readonly view: ContentTypeView }) {
  const { state, errors } = row;
  if (state === 'invalid') return <PublishErrors errors={errors} view={view} />;
  return (
    <span className={styles.state} data-state={state}>
      {state === 'ready' && <Icon icon={CircleCheck} />}
      <FormattedMessage {...said[state]} />
    </span>
  );
}
